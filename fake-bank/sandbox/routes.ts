import type { IncomingMessage } from 'node:http';
import { initServer } from '@ts-rest/express';
import { type ClockMode, sandbox } from '#contract/sandbox';
import { bankDate, bankInstant } from '#contract/shared/dates';
import { toCentavos } from '#contract/shared/money';
import { issueLine } from '../domains/taxes/issue';
import type { Bank } from '../ground/bank/bank';
import type { Banks } from '../ground/bank/banks';
import { clockMode } from '../ground/calendar/clock';
import { callOf } from '../ground/call/call';
import { type DueWork, DueWorkCrashed } from '../ground/due/due-work';
import { type Customer, customerNamed, customers } from '../ground/parties/customers';
import { fieldRefusal, Refusal } from '../ground/refusal/refusal';
import type { Reader } from '../ground/store/transaction';
import { inTurns, mapped } from '../ground/turns/turns';
import type { Sessions } from '../server/http/sessions';
import { after, withinClock, withinReach } from './duration';
import { instrumentsOf } from './instruments/instruments';
import { ledgerViewSteps } from './ledger-view';
import { outboxView } from './outbox-view';
import { arrange, bringAbout, type Situations } from './scenarios/arrange';
import { scenarioNamed, scenarios } from './scenarios/scenarios';
import { incomingOf } from './snapshot/take-up';

const ok = <Body>(body: Body) => ({ status: 200 as const, body });
const created = <Body>(body: Body) => ({ status: 201 as const, body });
const gone = { status: 204 as const, body: undefined };

const named = (bank: Bank) => ({ bank: bank.id, now: bankInstant(bank.now) });

const clockState = async (bank: Bank, fired: readonly DueWork[] = []) => ({
  now: bankInstant(bank.now),
  mode: clockMode(bank.read),
  fired: await inTurns(mapped(fired, ({ kind, key, at }) => ({ kind, key, at: bankInstant(at) }))),
});

/** What stands in the way of a clock: the bank would not have survived it. */
const crashedOnTheWay = ({ work: { kind, key, at }, cause }: DueWorkCrashed): string =>
  `Lo que toca el ${bankDate(at)} (${kind} ${key}) no se puede hacer: ${String(cause)}. El reloj se quedó donde estaba.`;

/** Moves the clock from where it stands and answers what fell due on the way; it goes on in its mode unless told. */
async function moveClock(bank: Bank, field: string, to: (now: number) => number, wanted?: ClockMode) {
  const where = ({ now, read }: Bank) => ({
    mode: wanted ?? (clockMode(read) === 'frozen' ? 'frozen' : 'shifted'),
    now: withinReach(now, to(now), field),
  });
  const fired = await bank.moveClock(where).catch((error: unknown) => {
    if (!(error instanceof DueWorkCrashed)) throw error;
    throw fieldRefusal(field, crashedOnTheWay(error));
  });
  return clockState(bank, fired);
}

function byUser(reader: Reader, user: string): Customer {
  const found = customerNamed(reader, user);
  if (!found) throw fieldRefusal('customer', `No hay un cliente ${user} en este banco.`);
  return found;
}

export type SandboxOptions = {
  banks: Banks;
  sessions: Sessions;
  /** Where the web client lives. */
  basePath: string;
  situations: Situations;
};

const bankOf = (req: IncomingMessage): Bank => callOf(req).bank;

export const sandboxRoutes = ({ banks, sessions, basePath, situations }: SandboxOptions) =>
  initServer().router(sandbox, {
    customers: async ({ req }) => {
      const data = bankOf(req)
        .read.all(customers)
        .map(({ user, name, description, password, token, tokenType }) => ({
          customer: user,
          name,
          description,
          password,
          token,
          tokenType,
        }));
      return ok({ data });
    },
    listBanks: async () => ok({ data: banks.all.map(named) }),
    createBank: async ({ body }) => {
      const now = body.now === undefined ? undefined : withinClock(Date.parse(body.now), 'now');
      const bank = await banks.create({
        ...(body.id && { id: body.id }),
        ...(now !== undefined && { now }),
        ...(body.keep && { keep: true }),
      });
      return created(named(bank));
    },
    resetBank: async ({ params }) => {
      const bank = await banks.reset(params.bank);
      instrumentsOf(bank).faults.clear();
      return ok(named(bank));
    },
    deleteBank: async ({ params }) => {
      await banks.delete(params.bank);
      sessions.endAllOf(params.bank);
      return gone;
    },
    exportBank: async ({ params }) => ok(await banks.export(params.bank)),
    importBank: async ({ req, params, body }) =>
      ok(named(await banks.import(params.bank, body.version, incomingOf(req)))),
    createSession: async ({ req, body }) => {
      const bank = bankOf(req);
      const customer = byUser(bank.read, body.customer);
      const pair = sessions.signInWithoutBrowser(bank.id, customer.key);
      return created({ token: pair.token, xsrf: pair.antiForgery, customerKey: customer.key });
    },
    clock: async ({ req }) => ok(await clockState(bankOf(req))),
    setClock: async ({ req, body: { mode, now: at } }) =>
      ok(await moveClock(bankOf(req), 'now', (now) => (at === undefined ? now : Date.parse(at)), mode)),
    advanceClock: async ({ req, body: { duration } }) =>
      ok(await moveClock(bankOf(req), 'duration', (now) => after(now, duration))),
    scenarios: async () =>
      ok({ data: scenarios.map(({ id, title, code, customer }) => ({ id, title, code, customer })) }),
    arrangeScenario: async ({ req, params }) => {
      const found = scenarioNamed(params.id);
      arrange(bankOf(req), situations, found);
      const { customer, deepLink, data, steps, code, expect } = found;
      return ok({ customer, deepLink: `${basePath}${deepLink}`, data, steps, expect: { code, ...expect } });
    },
    situations: async () => ok({ data: Object.keys(situations).map((name) => ({ name })) }),
    bringAbout: async ({ req, body }) => {
      bringAbout(bankOf(req), situations, body);
      await bankOf(req).store.flushed();
      return gone;
    },
    createFault: async ({ req, body }) => created(instrumentsOf(bankOf(req)).faults.add(body)),
    faults: async ({ req }) => ok({ data: [...instrumentsOf(bankOf(req)).faults.all] }),
    deleteFaults: async ({ req }) => {
      instrumentsOf(bankOf(req)).faults.clear();
      return gone;
    },
    deleteFault: async ({ req, params }) => {
      if (!instrumentsOf(bankOf(req)).faults.remove(params.id)) throw new Refusal('CZ_NOT_FOUND');
      return gone;
    },
    answerQr: async ({ req, params, body: { approves } }) => {
      const bank = bankOf(req);
      const customer = byUser(bank.read, params.customer);
      await bank.commit((tx) => tx.put(customers, { ...customer, approvesQr: approves }));
      return ok({ customer: customer.user, approves });
    },
    taxLine: async ({ req, body: { payment_type: operation, amount, ...asked } }) => {
      const bank = bankOf(req);
      const wanted = { ...asked, operation, amount: toCentavos(amount), today: bank.today };
      return created({ capture_line: await bank.commit((tx) => issueLine(tx, wanted)) });
    },
    requests: async ({ req }) => ok({ data: [...instrumentsOf(bankOf(req)).requests.entries] }),
    outbox: async ({ req, query }) => ok({ data: outboxView(bankOf(req).read, query.customer) }),
    ledger: async ({ req, query }) => ok(await inTurns(ledgerViewSteps(bankOf(req).read, query))),
  });
