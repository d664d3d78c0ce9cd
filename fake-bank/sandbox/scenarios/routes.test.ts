import request, { type Response } from 'supertest';
import { describe, expect, test } from 'vitest';
import { type BankUnderTest, openBank } from '#bank/testing/bank-under-test';
import { channel, headers } from '#contract/headers';
import { scenarios } from './scenarios';

const PAGE = '/__bank/scenarios';
const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const OPEN_PATH = `${PAGE}/own-transfer-2082/open`;

/** Sends a request as a browser does: only cookies select the bank. */
const browse = (bank: BankUnderTest, method: 'get' | 'post', path: string, extra: Record<string, string>) =>
  request(bank.app)
    [method](path)
    .set({ ...HTML, [headers.channel]: channel.id, [headers.country]: channel.country, ...extra });

/** Cookies that a browser would send back. */
const cookiesOf = (answer: Response): string =>
  [answer.headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => String(cookie).split(';')[0])
    .join('; ');

test('browsers get a page and other clients a list', async () => {
  const bank = await openBank();
  const page = await bank.send('get', PAGE, undefined, HTML).expect(200).expect('content-type', /html/);
  for (const { id } of scenarios) expect(page.text).toContain(`action="${PAGE}/${id}/open"`);
  const list = await bank.send('get', PAGE).expect(200).expect('content-type', /json/);
  expect(list.body.data).toHaveLength(scenarios.length);
});

test('opening a scenario creates a bank, signs in its customer and redirects to its page', async () => {
  const bank = await openBank();
  const response = await bank.send('post', OPEN_PATH).expect(303);
  expect(response.headers.location).toMatch(/^\/banca\/transfers\/my-own-accounts\?/);
  const cookie = cookiesOf(response);
  const session = await browse(bank, 'get', '/api/initSession', { cookie }).expect(200);
  const signedIn = { cookie, [headers.token]: String(session.headers[headers.token]) };
  const user = await browse(bank, 'get', '/api/user', signedIn).expect(200);
  expect(user.body.name).toBe('Ana Lucía Herrera');
  expect(new Date(String(user.headers.date)).toISOString()).toBe('2026-11-23T15:30:00.000Z');
  const faults = await browse(bank, 'get', '/__bank/faults', { cookie }).expect(200);
  expect(faults.body.data).toHaveLength(1);
  expect((await bank.send('get', '/__bank/faults').expect(200)).body.data).toEqual([]);
});

test('opening a second scenario removes the rule of the first scenario but not the tester’s own rules', async () => {
  const bank = await openBank();
  const rule = { match: { operation: 'summary.get' }, times: 1, then: { code: 'CZ_INTERNAL' } };
  await bank.send('post', '/__bank/faults', rule).expect(201);
  for (const id of ['own-transfer-2082', 'own-transfer-2082'])
    await bank.send('post', `${PAGE}/${id}`).expect(200);
  const { body } = await bank.send('get', '/__bank/faults').expect(200);
  expect(body.data).toHaveLength(2);
  expect(body.data).toContainEqual(
    expect.objectContaining({ rule: expect.objectContaining({ match: rule.match }) }),
  );
});

describe('on localhost each scenario has its own host name', () => {
  const at = (host: string, extra: Record<string, string> = {}) => ({ host, ...extra });

  /** Opens a scenario at the demo bank and follows the redirect until signed in. */
  async function openAt(bank: BankUnderTest, host: string) {
    const response = await browse(bank, 'post', OPEN_PATH, at(host)).expect(303);
    expect(response.headers['set-cookie']).toBeUndefined();
    const address = new URL(String(response.headers.location));
    const crossSiteHeaders = at(address.host, { 'sec-fetch-site': 'cross-site' });
    const ticketResponse = await browse(
      bank,
      'get',
      `${address.pathname}${address.search}`,
      crossSiteHeaders,
    ).expect(303);
    return { address, cookie: cookiesOf(ticketResponse), location: String(ticketResponse.headers.location) };
  }

  test('so that two scenarios can be used side by side', async () => {
    const bank = await openBank();
    const [one, two] = [await openAt(bank, 'localhost:4000'), await openAt(bank, 'localhost:4000')];
    expect(one.address.host).toMatch(/^b\d+\.localhost:4000$/);
    expect(two.address.host).not.toBe(one.address.host);
    for (const { address, cookie, location } of [one, two]) {
      expect(location).toMatch(/^\/banca\/transfers\/my-own-accounts\?/);
      const inside = at(address.host, { cookie });
      const session = await browse(bank, 'get', '/api/initSession', inside).expect(200);
      const signedIn = { ...inside, [headers.token]: String(session.headers[headers.token]) };
      const user = await browse(bank, 'get', '/api/user', signedIn).expect(200);
      expect(user.body.name).toBe('Ana Lucía Herrera');
    }
    // Cookies are per host; a copied cookie must not work.
    const copiedCookieRequest = at(two.address.host, { cookie: one.cookie });
    await browse(bank, 'get', '/api/initSession', copiedCookieRequest).expect(401);
  });

  test('with a sign-in ticket that is valid once, and only for its bank', async () => {
    const bank = await openBank();
    const response = await browse(bank, 'post', OPEN_PATH, at('localhost')).expect(303);
    const { host, pathname, search } = new URL(String(response.headers.location));
    await browse(bank, 'get', `${pathname}${search}`, at('demo.localhost')).expect(404);
    await browse(bank, 'get', `${pathname}${search}`, at(host)).expect(303);
    await browse(bank, 'get', `${pathname}${search}`, at(host)).expect(404);
    await browse(bank, 'get', pathname, at(host)).expect(404);
  });

  test('with a page that links back to the demo bank', async () => {
    const bank = await openBank();
    const { address } = await openAt(bank, 'localhost:4000');
    const page = await browse(bank, 'get', PAGE, at(address.host)).expect(200);
    expect(page.text).toContain(`<a href="http://localhost:4000${PAGE}">Volver al banco demo</a>`);
    const nextScenario = await openAt(bank, address.host);
    expect(nextScenario.address.host).toMatch(/^b\d+\.localhost:4000$/);
  });
});

test('the page shows the bank of the browser and links back to the demo bank', async () => {
  const bank = await openBank();
  const inside = { cookie: cookiesOf(await bank.send('post', OPEN_PATH)) };
  const page = await browse(bank, 'get', PAGE, inside).expect(200);
  expect(page.text).toContain('Volver al banco demo');
  const response = await browse(bank, 'post', `${PAGE}/leave`, inside).expect(303);
  expect(response.headers.location).toBe(PAGE);
  expect(cookiesOf(response)).toBe('cenzontle-bank-4000=');
});

test('the page names the deleted bank of a cookie and clears the cookie', async () => {
  const bank = await openBank();
  const page = await browse(bank, 'get', PAGE, { cookie: 'cenzontle-bank-4000=b999' }).expect(404);
  expect(page.text).toContain('Este navegador usaba el banco de pruebas b999');
  expect(cookiesOf(page)).toBe('cenzontle-bank-4000=');
});

test('rejects requests from other sites and unknown scenarios', async () => {
  const bank = await openBank();
  await bank.send('post', OPEN_PATH, undefined, { 'sec-fetch-site': 'cross-site' }).expect(403);
  await bank.send('post', `${PAGE}/nada/open`).expect(404);
});
