import { describe, expect, test } from 'vitest';
import { customerNamed } from '#bank/core/customers/customers';
import { ledgerAccounts } from '#bank/core/ledger/accounts';
import { jobHandlers } from '#bank/modules';
import { openBank } from '#bank/testing/bank-under-test';
import { bankInstant } from '#contract/domain/dates';
import { KnownCode } from '#contract/domain/fault-rule';
import { millisecondsOf } from '#contract/domain/moments';
import type { StoryAction } from '#contract/domain/story';
import { sandbox } from '#contract/sandbox';
import { operations } from '../instruments/operations';
import { stories } from './stories';

const isSentence = (text: string) => /^[«¿¡]?\p{Lu}.*[.?!»]$/su.test(text);

test('the ids of stories are unique and plain', () => {
  const ids = stories.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

test('the sandbox lists the stories with the base path of the client', async () => {
  const bank = await openBank();
  const { body } = await bank.send('get', '/__bank/stories').expect(200);
  expect(body).toEqual({ basePath: '/banca', data: stories });
});

describe.each(stories)('$id', ({ title, about, minutes, customer, now, steps }) => {
  test('has a text for the presenter in every step', () => {
    expect(title).toMatch(/^\p{Lu}.+[^.]$/u);
    expect(isSentence(about)).toBe(true);
    expect(minutes).toBeGreaterThan(0);
    for (const { say, look, gesture, expect: expected } of steps) {
      if (gesture !== undefined) expect(gesture).toMatch(/^\p{Lu}.+[^.]$/u);
      expect([say, look].filter((text) => !isSentence(text))).toEqual([]);
      expect(new Set(expected.map(({ text }) => text)).size).toBe(expected.length);
      for (const { text } of expected) expect(text).toMatch(/^\p{Lu}.+[^.]$/u);
    }
  });

  test('tells the presenter to scroll to the movements on an account page', () => {
    for (const { open = '', gesture } of steps)
      if (open.includes('/details/chequing/')) expect(gesture).toBe('Baja a «Movimientos»');
  });

  test('begins with a page of its customer', () => {
    expect(steps[0]?.open).toBeDefined();
    expect(steps[0]?.window).toBeUndefined();
  });

  test('opens pages whose URL has no secret', () => {
    for (const { open = '/' } of steps) expect(open).not.toMatch(/token|password|session|\/\//i);
  });

  test('makes calls that the bank accepts, and expects existing jobs, accounts, operations and codes', async () => {
    const bank = await openBank(bankInstant(millisecondsOf(now)));
    const call = async ({ call: operation, body }: StoryAction) => {
      const { method, path } = sandbox[operation];
      const answer = await bank.send(method === 'PUT' ? 'put' : 'post', path, body);
      expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
    };
    for (const { do: actions = [], gesture = '', expect: expected } of steps) {
      for (const action of actions) await call(action);
      const storyCustomer = customerNamed(bank.bank.read, customer);
      expect(about).toContain(storyCustomer?.name.split(' ')[0]);
      for (const [, tokenInText] of gesture.matchAll(/token (\d+)/g))
        expect(tokenInText).toBe(storyCustomer?.token);
      for (const each of expected) {
        if (each.kind === 'job') expect(Object.keys(jobHandlers)).toContain(each.job);
        if (each.kind === 'posting') expect(bank.bank.read.get(ledgerAccounts, each.account)).toBeDefined();
        if (each.kind !== 'request') continue;
        expect(operations.map(({ id }) => id)).toContain(each.operation);
        if (each.code !== undefined) expect(KnownCode.safeParse(each.code).success).toBe(true);
      }
    }
  });
});
