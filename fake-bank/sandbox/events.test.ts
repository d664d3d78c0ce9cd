import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { Bank } from '#bank/package/sandbox';
import { openBank } from '#bank/testing/bank-under-test';
import { transfer } from '#bank/testing/own-transfer';
import type { BankEvent, EventKind } from '#contract/domain/bank-event';
import { toCentavos } from '#contract/domain/money';
import { EventFeed, MAX_EVENTS } from './instruments/event-feed';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(server: Server): Promise<string> {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`;
}

async function openWithEvents(...kinds: EventKind[]) {
  const bank = await openBank();
  const url = await listen(createServer(bank.app));
  const events = await new Bank(url, bank.bank.id).events(kinds);
  const next = async (): Promise<BankEvent> => {
    const { value } = await events.next();
    return value;
  };
  return { bank, url, events, next };
}

describe('events', () => {
  test('report a call and its postings', async () => {
    const { bank, next } = await openWithEvents('request', 'posting');
    await transfer(await bank.signIn('ana'));
    const events = [await next(), await next(), await next(), await next()];
    expect(events.map(({ kind }) => kind)).toEqual(['request', 'request', 'posting', 'request']);
    const [posted] = (await bank.ledger()).transactions.slice(-1);
    // The test client converts the wire's pesos.
    const postings = posted?.postings.map((posting) => ({ ...posting, amount: toCentavos(posting.amount) }));
    expect(events[2]).toEqual({ kind: 'posting', data: { ...posted, postings } });
    expect(events[3]).toMatchObject({ data: { operation: 'transfers.execute', status: 200 } });
  });

  test('report the clock and the jobs that run', async () => {
    const { bank, next } = await openWithEvents('clock', 'job');
    const { body } = await bank.advance('P1D');
    expect(await next()).toEqual({ kind: 'clock', data: { now: body.now, mode: 'frozen' } });
    expect(await next()).toEqual({ kind: 'job', data: body.fired[0] });
  });

  test('report messages', async () => {
    const { bank, next } = await openWithEvents('message');
    await bank.send('post', '/login').type('form').send({ customer: 'ana' }).expect(303);
    const { body } = await bank.send('get', '/__bank/outbox?customer=ana').expect(200);
    expect(await next()).toEqual({ kind: 'message', data: body.data.at(-1) });
  });

  test('report fault rules, restores and resets', async () => {
    const { bank, next } = await openWithEvents('rule', 'reset');
    const { id } = bank.bank;
    const rule = { then: { code: '2185' } };
    await bank.send('post', '/__bank/faults', rule).expect(201);
    await (await bank.signIn('ana')).get('/api/user').expect(422);
    await bank.send('delete', '/__bank/faults').expect(204);
    await bank.send('post', `/__bank/banks/${id}/snapshots`, {}).expect(201);
    await bank.send('post', `/__bank/banks/${id}/snapshots/S1/restore`, {}).expect(200);
    await bank.send('post', `/__bank/banks/${id}/reset`, {}).expect(200);
    expect([await next(), await next(), await next(), await next(), await next()]).toEqual([
      { kind: 'rule', data: { id: 'F1', change: 'added', rule } },
      { kind: 'rule', data: { id: 'F1', change: 'hit', rule } },
      { kind: 'rule', data: { id: 'F1', change: 'removed' } },
      { kind: 'reset', data: { reason: 'restore' } },
      { kind: 'reset', data: { reason: 'reset' } },
    ]);
  });

  test('end with the bank', async () => {
    const { bank, events } = await openWithEvents();
    await bank.send('delete', `/__bank/banks/${bank.bank.id}`).expect(204);
    expect(await events.next()).toMatchObject({ done: true });
  });

  test.each([
    ['kinds=nope', 'Write kinds joined by commas: request,'],
    ['kinds=', 'Write kinds joined by commas: request,'],
    ['zzz=1', 'not expected here'],
  ])('cannot be requested with the query %s', async (query, message) => {
    const bank = await openBank();
    const { body } = await bank.send('get', `/__bank/events?${query}`).expect(400);
    expect(body.notifications[0].description).toContain(message);
  });
});

/** Serves the feed to one listener. */
async function serveFeed(feed: EventFeed, lastId?: string) {
  const url = await listen(createServer((_req, res) => feed.listen(res, undefined, lastId)));
  return fetch(url);
}

const clockAt = (now: string): BankEvent => ({ kind: 'clock', data: { now, mode: 'frozen' } });

describe('a listener that reconnects', () => {
  async function read(feed: EventFeed, lastId?: string): Promise<string> {
    const answer = await serveFeed(feed, lastId);
    feed.close();
    return answer.text();
  }

  const idsIn = (text: string): string[] => text.match(/(?<=^id: ).*/gm) ?? [];

  test('gets each missed event once', async () => {
    const feed = new EventFeed();
    await read(feed);
    for (const now of ['1', '2', '3']) feed.publish(() => clockAt(now));
    const [first = '', ...later] = idsIn(await read(feed, 'unknown'));
    expect(later).toHaveLength(3);
    expect(idsIn(await read(feed, later[0]))).toEqual(later.slice(1));
    expect(idsIn(await read(feed, first))).toEqual(later);
  });

  test.each(['unknown', 'x.1'])(
    'with the unknown last id %s is informed about missed events',
    async (lastId) => {
      const feed = new EventFeed();
      await read(feed);
      feed.publish(() => clockAt('1'));
      expect(await read(feed, lastId)).toContain('"reason":"missed"');
    },
  );

  test('gets at most the maximum number of missed events', async () => {
    const feed = new EventFeed();
    await read(feed);
    for (let count = 0; count < MAX_EVENTS + 5; count += 1) feed.publish(() => clockAt(String(count)));
    const text = await read(feed, 'unknown');
    expect(text.match(/^event: clock/gm)).toHaveLength(MAX_EVENTS);
  });
});

test('a listener that does not read is disconnected', async () => {
  const feed = new EventFeed();
  const listeners: ServerResponse[] = [];
  const url = await listen(
    createServer((_req, res) => {
      listeners.push(res);
      feed.listen(res, undefined, undefined);
    }),
  );
  const socket = connect(Number(new URL(url).port), '127.0.0.1').pause();
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(servers[0] ?? socket, 'request');
  for (let count = 0; count < MAX_EVENTS; count += 1) feed.publish(() => clockAt('x'.repeat(20_000)));
  // The feed sends its open batch before it accepts a new listener.
  await fetch(url);
  expect(listeners[0]?.destroyed).toBe(false);
  feed.publish(() => clockAt('1'));
  await fetch(url);
  expect(listeners.map(({ destroyed }) => destroyed)).toEqual([true, false, false]);
  socket.destroy();
});
