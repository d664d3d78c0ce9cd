import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initiate, sign } from '#bank/core/operations/signature';
import { nextRunAt, runDueJobs } from '#bank/core/scheduling/scheduled-jobs';
import type { Reader } from '#bank/core/storage/collection';
import { copyState, Store } from '#bank/core/storage/store';
import { collections, jobHandlers } from '#bank/modules';
import { openBank } from '#bank/testing/bank-under-test';
import { runs } from '#bank/testing/full-run';
import { attempt } from '#bank/testing/refusals';
import { TOKENS, WRONG_TOKEN } from '#bank/testing/signing';
import { bankDate } from '#contract/domain/dates';
import type { PortabilityStatus } from '#contract/domain/portability';
import { isOpen } from '#contract/rules/payroll-portability';
import { courseOf } from './course';
import { cancel, PORTABILITY } from './progress';
import { type PortabilityRequest, portabilityRequests, requestsOf } from './request';
import { confirm, open, validate } from './service';

const HOUR_MS = 3_600_000;
const CALL = { method: 'POST', url: '/confirmations', query: '', visit: '' };

type World = { store: Store; customer: string; now: number; signedKeys: Set<string> };
type Command = (world: World) => void;

const accounts = [
  { third_party_account_type: 'CLABE', third_party_account_number: '012180015488723653' },
  { third_party_account_type: 'CLABE', third_party_account_number: '012180000000099110' },
  { third_party_account_type: 'CLABE', third_party_account_number: '012180000000099136' },
  { third_party_account_type: 'CLABE', third_party_account_number: '012180000000099152' },
  { third_party_account_type: 'CLABE', third_party_account_number: '014180000000099118' },
  { third_party_account_type: 'DEBIT_CARD', third_party_account_number: '4109870011299912' },
] as const;

const anyOrder = fc
  .record({
    paying: fc.constantFrom(...accounts),
    account_key: fc.constantFrom('ana-nomina', 'ana-ahorro', 'ana-dolares', 'luis-cheques'),
    birthdate: fc.constantFrom('1988-04-17', '1988-04-17', '2020-01-01'),
  })
  .map(({ paying, ...rest }) => ({
    portability_type: 'RECEIVE' as const,
    third_party: '012',
    ...paying,
    ...rest,
  }));

const mostlyTrue = fc.integer({ min: 0, max: 4 }).map((die) => die > 0);

/** Validates an order, confirms this order or another one, tries to sign it and confirms it twice more. */
const create = fc
  .record({ order: anyOrder, other: anyOrder, isSameOrder: mostlyTrue, isTokenCorrect: mostlyTrue })
  .map(
    ({ order, other, isSameOrder, isTokenCorrect }): Command =>
      ({ store, customer, now, signedKeys }) => {
        const caller = { customer, now, call: CALL };
        const { key, nonce } = store.transact((tx) => open(tx, customer, customer));
        attempt(() => store.transact((tx) => validate(tx, caller, key, { ...order, nonce })));
        const sentOrder = { ...(isSameOrder ? order : other), nonce };
        const run = () => attempt(() => store.transact((tx) => confirm(tx, caller, key, sentOrder)));
        run();
        const signing = { customer, now, systemClock: now };
        const signature = attempt(() =>
          store.transact((tx) => initiate(tx, signing, { key, url: CALL.url, method: CALL.method })),
        );
        const value = isTokenCorrect ? TOKENS.ana : WRONG_TOKEN;
        const outcome =
          signature &&
          attempt(() => store.transact((tx) => sign(tx, signing, { key: signature.key, value })));
        if (outcome === 'SIGNED') signedKeys.add(key);
        run();
        run();
      },
  );

const end = fc.nat(20).map(
  (at): Command =>
    ({ store, customer, now }) => {
      const ownRequests = requestsOf(store.read, customer);
      const request = ownRequests[at % ownRequests.length];
      if (request) attempt(() => store.transact((tx) => cancel(tx, request, now)));
    },
);

const wait = fc.integer({ min: 1, max: 24 * 12 }).map(
  (hours): Command =>
    (world) => {
      world.now += hours * HOUR_MS;
      runDueJobs(world.store, jobHandlers, world.now);
    },
);

const follows: Record<PortabilityStatus, readonly PortabilityStatus[]> = {
  REQUESTED: ['IN_PROCESS', 'CANCELLED'],
  IN_PROCESS: ['ACCEPTED', 'REJECTED', 'CANCELLED'],
  ACCEPTED: [],
  REJECTED: [],
  CANCELLED: [],
};

/** Checks that a history starts with the request, has valid transitions and ends with the current status. */
function checkHistory({ history, status, orderedAt, effectiveDate }: PortabilityRequest): void {
  expect(history[0]).toEqual({ status: 'REQUESTED', at: orderedAt });
  for (const [index, { status: next, at }] of history.slice(1).entries()) {
    const before = history[index];
    expect(before && follows[before.status]).toContain(next);
    expect(at).toBeGreaterThanOrEqual(before?.at ?? Number.POSITIVE_INFINITY);
  }
  const last = history.at(-1);
  expect(last?.status).toBe(status);
  if (last && !isOpen(status)) expect(effectiveDate).toBe(bankDate(last.at));
}

function checkRequests(reader: Reader, customer: string): void {
  const numbers = new Set<string>();
  for (const request of requestsOf(reader, customer)) {
    checkHistory(request);
    const { key, status, number, rejection } = request;
    const isPending = status === 'REQUESTED' || (status === 'IN_PROCESS' && courseOf(request) !== undefined);
    expect(nextRunAt(reader, { kind: PORTABILITY, key }) !== undefined).toBe(isPending);
    expect(rejection !== undefined).toBe(status === 'REJECTED');
    if (!isOpen(status)) continue;
    expect(numbers.has(number)).toBe(false);
    numbers.add(number);
  }
}

test('every request is signed, and an account has at most one open request', async () => {
  const bankUnderTest = await openBank();
  const { bank } = bankUnderTest;
  const customer = (await bankUnderTest.signIn('ana')).key;
  const before = new Set(bank.read.all(portabilityRequests).map(({ key }) => key));
  const countByStatus = new Map<PortabilityStatus, number>();
  const steps = fc.oneof({ weight: 4, arbitrary: create }, end, { weight: 3, arbitrary: wait });
  fc.assert(
    fc.property(fc.array(steps, { minLength: 8, maxLength: 24 }), (sequence) => {
      const store = new Store(collections, copyState(collections, bank.store.state));
      const world: World = { store, customer, now: bank.now, signedKeys: new Set() };
      for (const command of sequence) {
        command(world);
        checkRequests(store.read, customer);
      }
      const newRequests = store.read.all(portabilityRequests).filter(({ key }) => !before.has(key));
      expect(newRequests.filter(({ key }) => !world.signedKeys.has(key))).toEqual([]);
      for (const request of newRequests) {
        expect(request).toMatchObject({ customer, birthdate: '1988-04-17', institution: '012' });
        expect(['ana-nomina', 'ana-ahorro']).toContain(request.to.account);
        countByStatus.set(request.status, (countByStatus.get(request.status) ?? 0) + 1);
      }
    }),
    runs(60, 20),
  );
  // Guards against a vacuous run.
  for (const status of Object.keys(follows)) expect([...countByStatus.keys()]).toContain(status);
});
