import type { IncomingMessage } from 'node:http';
import { initServer } from '@ts-rest/express';
import { created, noContent, ok } from '#bank/core/http/answers';
import { type ClockMode, clockErrors } from '#contract/domain/clock';
import { type BankDate, bankDate, bankInstant } from '#contract/domain/dates';
import { millisecondsOf } from '#contract/domain/moments';
import { toCentavos } from '#contract/domain/money';
import { sandbox } from '#contract/sandbox';
import { version } from '../../package.json' with { type: 'json' };
import { clockMode } from '../core/calendar/clock';
import { holidaysBetween, isBankDay } from '../core/calendar/holidays';
import { customerByUser } from '../core/customers/customer-by-user';
import { customers } from '../core/customers/customers';
import { DomainError, fieldError } from '../core/errors/domain-error';
import { callOf } from '../core/http/call';
import { type FiredJob, JobCrashedError } from '../core/scheduling/scheduled-jobs';
import { mapInSlices, runInSlices } from '../core/tasks/task';
import type { Bank } from '../core/tenants/bank';
import type { Banks } from '../core/tenants/banks';
import { issueLine } from '../modules/taxes/issue';
import { createPerson } from '../seed/new-person/create-person';
import type { CookieNames } from '../server/http/cookies';
import type { Sessions } from '../server/http/sessions';
import { openBrowserSession } from './browser-session';
import { destinationOf } from './clock-destination';
import { withinClock, withinReach } from './duration';
import { applyFixture, type Fixtures, listFixtures } from './fixtures/fixtures';
import { observeBank } from './instruments/bank-events';
import { addRule, instrumentsOf, removeRule, reportReset } from './instruments/instruments';
import { jobView } from './instruments/job-view';
import { ledgerViewTask } from './ledger-view';
import { outboxView } from './outbox-view';
import { requestRoutes } from './requests/routes';
import { arrange } from './scenarios/arrange';
import { scenarioNamed, scenarios } from './scenarios/scenarios';
import { readSnapshot } from './snapshot/import-snapshot';
import { snapshotRoutes } from './snapshot-routes';
import { stories } from './stories/stories';
import { upcomingView } from './upcoming-view';

const bankInfo = (bank: Bank) => ({ bank: bank.id, now: bankInstant(bank.now) });

function dayOf(today: BankDate) {
  const [holiday] = holidaysBetween(today, today);
  return { isBankDay: isBankDay(today), ...(holiday && { holiday: holiday.name }) };
}

const clockState = async (bank: Bank, fired: readonly FiredJob[] = []) => ({
  bank: bank.id,
  now: bankInstant(bank.now),
  mode: clockMode(bank.read),
  day: dayOf(bank.today),
  fired: await runInSlices(mapInSlices(fired, (job) => jobView(bank.read, job))),
});

/** Error text for a scheduled job that would crash; the clock does not move. */
const crashText = ({ work: { kind, key, at }, cause }: JobCrashedError): string =>
  `The job due on ${bankDate(at)} (${kind} ${key}) crashes: ${String(cause)}. The clock stays where it was.`;

/** Returns the clock and the jobs that ran. A real clock becomes a shifted one, unless `newMode` is given. */
async function moveClock(bank: Bank, field: string, to: (bank: Bank) => number, newMode?: ClockMode) {
  const destination = (current: Bank) => {
    const { now, read, systemClock } = current;
    const mode = newMode ?? (clockMode(read) === 'frozen' ? ('frozen' as const) : ('shifted' as const));
    return { mode, now: withinReach(now, mode === 'real' ? systemClock() : to(current), field) };
  };
  const fired = await bank.moveClock(destination).catch((error: unknown) => {
    if (!(error instanceof JobCrashedError)) throw error;
    throw fieldError(field, crashText(error));
  });
  return clockState(bank, fired);
}

export type SandboxOptions = {
  banks: Banks;
  sessions: Sessions;
  names: CookieNames;
  /** Base path of the web client. */
  basePath: string;
  fixtures: Fixtures;
};

function noVirtualToken(bank: Bank): DomainError {
  const users = bank.read
    .all(customers)
    .flatMap(({ user, tokenType }) => (tokenType === 'virtual' ? [user] : []));
  return fieldError('customer', `Write a customer with a virtual token: ${users.join(', ')}.`);
}

const ruleNotFound = (id: string): DomainError =>
  new DomainError('CZ_NOT_FOUND', {
    field: 'id',
    description: `There is no rule ${JSON.stringify(id)}. GET /__bank/faults lists them.`,
  });

const bankOf = (req: IncomingMessage): Bank => callOf(req).bank;

export const sandboxRoutes = ({ banks, sessions, names, basePath, fixtures }: SandboxOptions) =>
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
    health: async () => {
      const readOnly = banks.all.filter(({ store }) => store.isReadOnly).map(({ id }) => id);
      const body = { version, banks: banks.all.length, readOnly };
      return readOnly.length === 0
        ? ok({ ...body, status: 'ok' as const })
        : { status: 503 as const, body: { ...body, status: 'degraded' as const } };
    },
    listBanks: async () => ok({ data: banks.all.map(bankInfo) }),
    createBank: async ({ body }) => {
      const now = body.now === undefined ? undefined : withinClock(millisecondsOf(body.now), 'now');
      const bank = await banks.create({
        ...(body.id && { id: body.id }),
        ...(now !== undefined && { now }),
        ...(body.keep && { keep: true }),
      });
      return created(bankInfo(bank));
    },
    resetBank: async ({ params }) => {
      const bank = await banks.reset(params.bank);
      const { faults, snapshots } = instrumentsOf(bank);
      faults.clear();
      snapshots.clear();
      banks.savedBanks.forgetAllOf(bank);
      reportReset(bank, 'reset');
      return ok(bankInfo(bank));
    },
    deleteBank: async ({ params }) => {
      const bank = banks.get(params.bank);
      await banks.delete(params.bank);
      const { requests, events } = instrumentsOf(bank);
      requests.clear();
      events.close();
      sessions.endAllOf(params.bank);
      return noContent;
    },
    exportBank: async ({ params }) => ok(await banks.export(params.bank)),
    importBank: async ({ req, params, body }) => {
      const bank = await banks.import(params.bank, body.version, readSnapshot(req));
      reportReset(bank, 'import');
      return ok(bankInfo(bank));
    },
    ...snapshotRoutes(banks),
    createPerson: async ({ req, body }) => {
      const bank = bankOf(req);
      return created(await bank.commit((tx) => createPerson(tx, body, bank.today)));
    },
    createSession: async ({ req, body }) => {
      const bank = bankOf(req);
      const customer = customerByUser(bank.read, body.customer);
      const { token, antiForgery, ...cookies } = body.browser
        ? await openBrowserSession(sessions, names, req, customer)
        : sessions.signInWithoutBrowser(bank.id, customer.key);
      return created({ token, xsrf: antiForgery, customerKey: customer.key, ...cookies });
    },
    expireSessions: async ({ req, params }) => {
      const bank = bankOf(req);
      sessions.endOf(bank.id, customerByUser(bank.read, params.customer).key);
      return noContent;
    },
    clock: async ({ req }) => ok(await clockState(bankOf(req))),
    setClock: async ({ req, body: { mode, now: at } }) => {
      if (mode === 'real' && at !== undefined) throw fieldError('now', clockErrors.real);
      return ok(
        await moveClock(bankOf(req), 'now', ({ now }) => (at === undefined ? now : millisecondsOf(at)), mode),
      );
    },
    advanceClock: async ({ req, body }) => {
      const field = body.to === undefined ? 'duration' : 'to';
      return ok(await moveClock(bankOf(req), field, (bank) => destinationOf(bank, body)));
    },
    upcoming: async ({ req, query }) => ok(await upcomingView(bankOf(req), query)),
    scenarios: async () =>
      ok({ data: scenarios.map(({ id, title, code, customer }) => ({ id, title, code, customer })) }),
    arrangeScenario: async ({ req, params }) => {
      const scenario = scenarioNamed(params.id);
      arrange(bankOf(req), fixtures, scenario);
      const { customer, deepLink, data, steps, code, expect } = scenario;
      return ok({ customer, deepLink: `${basePath}${deepLink}`, data, steps, expect: { code, ...expect } });
    },
    stories: async () => ok({ basePath, data: [...stories] }),
    situations: async ({ req, query }) => ok({ data: listFixtures(bankOf(req), fixtures, query.customer) }),
    applyFixture: async ({ req, body }) => {
      applyFixture(bankOf(req), fixtures, body);
      await bankOf(req).store.flushed();
      return noContent;
    },
    createFault: async ({ req, body }) => {
      const bank = bankOf(req);
      if (body.match?.customer !== undefined)
        customerByUser(bank.read, body.match.customer, 'match.customer');
      return created(addRule(bank, body));
    },
    faults: async ({ req }) => ok({ data: instrumentsOf(bankOf(req)).faults.all }),
    deleteFaults: async ({ req }) => {
      const bank = bankOf(req);
      for (const { id } of instrumentsOf(bank).faults.all) removeRule(bank, id);
      return noContent;
    },
    deleteFault: async ({ req, params }) => {
      if (!removeRule(bankOf(req), params.id)) throw ruleNotFound(params.id);
      return noContent;
    },
    answerQr: async ({ req, params, body: { approves } }) => {
      const bank = bankOf(req);
      const customer = customerByUser(bank.read, params.customer);
      if (customer.tokenType !== 'virtual') throw noVirtualToken(bank);
      await bank.commit((tx) => tx.put(customers, { ...customer, approvesQr: approves }));
      return ok({ customer: customer.user, approves });
    },
    taxLine: async ({ req, body: { payment_type: operation, amount, ...rest } }) => {
      const bank = bankOf(req);
      const request = { ...rest, operation, amount: toCentavos(amount), today: bank.today };
      return created({ capture_line: await bank.commit((tx) => issueLine(tx, request)) });
    },
    ...requestRoutes(sessions),
    events: ({ req, res, query }) => {
      const bank = bankOf(req);
      const { events } = instrumentsOf(bank);
      if (!events.isActive) observeBank(bank, events);
      const kinds = query.kinds === undefined ? undefined : new Set(query.kinds.split(','));
      events.listen(res, kinds, req.get('last-event-id'));
      // The stream ends by itself; there is no answer to send after it.
      return new Promise<never>(() => undefined);
    },
    outbox: async ({ req, query }) => ok({ data: outboxView(bankOf(req).read, query.customer) }),
    ledger: async ({ req, query }) => ok(await runInSlices(ledgerViewTask(bankOf(req).read, query))),
  });
