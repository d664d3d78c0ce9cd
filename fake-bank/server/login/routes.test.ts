import express from 'express';
import request from 'supertest';
import { describe, expect, it, vi } from 'vitest';
import { makeOriginCheck } from '../http/origin';
import { type LoginOptions, loginRoutes } from './routes';

const luis = {
  user: 'luis',
  name: 'Luis <b>Barrera</b>',
  description: 'Una cuenta & una tarjeta',
  tokenType: 'physical',
  token: '285713',
  password: 'demo',
} as const;

function login(signIn: LoginOptions['signIn'] = () => 'ok') {
  const spy = vi.fn(signIn);
  const app = express().use(
    loginRoutes({
      basePath: '/banca/',
      isForeign: makeOriginCheck([]),
      customers: () => [luis],
      signIn: spy,
    }),
  );
  return { http: request(app), signIn: spy };
}

describe('GET /login', () => {
  it('shows the form and the demo customers without inline code or caching', async () => {
    const { text, headers } = await login().http.get('/login').expect(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(text).toContain('autocomplete="current-password"');
    expect(text).toContain('Token 285713');
    expect(text).not.toMatch(/<style|\sstyle=|<script>|\son\w+=/);
  });

  it('escapes customer names', async () => {
    const { text } = await login().http.get('/login');
    expect(text).toContain('Luis &lt;b&gt;Barrera&lt;/b&gt;');
    expect(text).toContain('Una cuenta &amp; una tarjeta');
  });

  it.each([
    ['/hubs/transfers?a=1&b=2', '/hubs/transfers?a=1&amp;b=2'],
    ['//evil.example', '/account-summary'],
    ['"><script>alert(1)</script>', '/account-summary'],
  ])('with the target %s the form keeps %s', async (target, safeTarget) => {
    const { text } = await login().http.get('/login').query({ continue: target });
    expect(text).toContain(`name="continue" value="${safeTarget}"`);
  });

  it.each(['login.css', 'login.js', 'brand.css', 'favicon.svg', 'figtree.woff2'])(
    'serves %s',
    async (file) => {
      await login().http.get(`/login/assets/${file}`).expect(200);
    },
  );

  it('serves no file outside its folder', async () => {
    await login().http.get('/login/assets/..%2froutes.ts').expect(404);
  });
});

describe('POST /login', () => {
  it('redirects to the requested page', async () => {
    const { http, signIn } = login();
    const form = { username: ' luis ', password: 'demo', continue: '/hubs/transfers?a=1#b' };
    const { headers } = await http.post('/login').type('form').send(form).expect(303);
    expect(headers.location).toBe('/banca/hubs/transfers?a=1#b');
    expect(signIn.mock.calls[0]?.slice(2)).toEqual(['luis', 'demo']);
  });

  it('does not redirect to another site', async () => {
    const form = { username: 'luis', password: 'demo', continue: '//evil.example' };
    const { headers } = await login().http.post('/login').type('form').send(form).expect(303);
    expect(headers.location).toBe('/banca/account-summary');
  });

  it('signs in a demo customer with one button', async () => {
    const { http, signIn } = login();
    await http.post('/login').type('form').send({ customer: 'luis' }).expect(303);
    expect(signIn.mock.calls[0]?.slice(2)).toEqual(['luis', 'demo']);
  });

  it('rejects an unknown demo customer', async () => {
    const { http, signIn } = login(() => 'wrong');
    await http.post('/login').type('form').send({ customer: 'nadie' }).expect(401);
    expect(signIn.mock.calls[0]?.slice(2)).toEqual(['', '']);
  });

  it('reports wrong credentials and keeps the user name but not the password', async () => {
    const form = { username: '"luis"', password: 'secreta', continue: '/hubs/transfers' };
    const { text } = await login(() => 'wrong')
      .http.post('/login')
      .type('form')
      .send(form)
      .expect(401);
    expect(text).toMatch(/role="alert"[\s\S]*El usuario o la contraseña no coinciden\./);
    expect(text).toContain('value="&quot;luis&quot;"');
    expect(text).toContain('name="continue" value="/hubs/transfers"');
    expect(text).not.toContain('secreta');
  });

  it.each([
    [45, '1 minuto'],
    [61, '2 minutos'],
  ])('with a wait of %i seconds asks the customer to wait %s', async (retryAfter, words) => {
    const { text, headers } = await login(() => ({ retryAfter }))
      .http.post('/login')
      .type('form')
      .send({})
      .expect(429);
    expect(headers['retry-after']).toBe(String(retryAfter));
    expect(text).toContain(`Espera ${words} e intenta de nuevo.`);
  });

  it.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['a sibling site', { 'Sec-Fetch-Site': 'same-site' }, 403],
    ['another origin', { Origin: 'https://evil.example' }, 403],
    ['an opaque origin', { Origin: 'null' }, 403],
    ['this site', { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' }, 303],
    ['this origin', { Host: 'localhost:4000', Origin: 'http://localhost:4000' }, 303],
    ['a client that is no browser', {}, 303],
  ])('checks the origin of a request from %s', async (_, headers, status) => {
    const { http, signIn } = login();
    await http.post('/login').set(headers).type('form').send({ customer: 'luis' }).expect(status);
    expect(signIn).toHaveBeenCalledTimes(status === 303 ? 1 : 0);
  });

  it('rejects a form that is too large', async () => {
    await login()
      .http.post('/login')
      .type('form')
      .send({ username: 'a'.repeat(20_000) })
      .expect(413);
  });
});
