import express from 'express';
import request from 'supertest';
import { expect, test } from 'vitest';
import { answerBody, captureAnswer, MAX_CAPTURED_BYTES } from './captured-bodies';
import type { CapturedBody } from './logged-call';

test('keeps the first 64 kB of an answer that is written in pieces', async () => {
  const bodies: (CapturedBody | undefined)[] = [];
  const app = express().get('/', captureAnswer, (_req, res) => {
    res.on('finish', () => bodies.push(answerBody(res)));
    res.type('text');
    res.write('á'.repeat(20_000));
    res.write(Buffer.from('b'.repeat(30_000)));
    res.end('c');
  });
  const { text } = await request(app).get('/').expect(200);
  expect(bodies).toEqual([
    { text: Buffer.from(text).subarray(0, MAX_CAPTURED_BYTES).toString(), size: Buffer.byteLength(text) },
  ]);
});
