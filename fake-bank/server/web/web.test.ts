import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import request from 'supertest';
import { afterAll, describe, expect, test } from 'vitest';
import { webRoutes } from './web';

const folder = mkdtempSync(join(tmpdir(), 'cenzontle-web-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), '<div id="root"></div>');
writeFileSync(join(folder, 'robots.txt'), 'nada');
afterAll(() => rmSync(folder, { recursive: true }));

const BROWSER = 'text/html,application/xhtml+xml,*/*;q=0.8';

describe.each(['/banca', ''])('the client under %j', (base) => {
  const http = request(express().use(webRoutes(folder, base)));

  test.each([
    '/',
    '/no-existe',
    '/no.existe',
    '/a%zz',
    '/%E0%A4%A/b',
    '/account-summary/details/chequing/ana.nomina',
    '/account-summary/details/chequing/ana%3Anomina',
    '/account-summary/details/chequing/50%25',
  ])('serves the client to a browser that opens %s', async (path) => {
    const { text, headers } = await http
      .get(base + path)
      .set('Accept', BROWSER)
      .expect(200);
    expect(text).toContain('id="root"');
    expect(headers['cache-control']).toBe('no-store');
  });

  test.each([
    ['/nada.png', 'image/avif,*/*;q=0.8'],
    ['/nada.json', '*/*'],
    ['/assets/nada.js', BROWSER],
    ['/assets/nada', BROWSER],
    ['/assets/%ff', BROWSER],
    ['/assets/a%zz.js', '*/*'],
  ])('returns 404 for %s with Accept %s', async (path, accept) => {
    await http
      .get(base + path)
      .set('Accept', accept)
      .expect(404);
  });

  test('serves an existing file', async () => {
    const { text } = await http.get(`${base}/robots.txt`).set('Accept', BROWSER).expect(200);
    expect(text).toBe('nada');
  });
});
