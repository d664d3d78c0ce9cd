/** Endpoints of the fake bank only. */
import * as z from 'zod/mini';
import { Bank, BankId, noBody, snapshotEndpoints } from './bank-snapshots';
import { TokenType } from './customers';
import { BankEvent, EventQuery } from './domain/bank-event';
import { BrowserCookie } from './domain/browser-cookie';
import { ClockAdvance, ClockSetting, ClockState, Upcoming } from './domain/clock';
import { ErrorBody } from './domain/error-body';
import { Fault, FaultRule } from './domain/fault-rule';
import { LedgerView } from './domain/ledger-view';
import { BankTime } from './domain/moments';
import { OutboxMessage } from './domain/outbox';
import { TaxOperation } from './domain/payment';
import { CreatedPerson, PersonRequest } from './domain/person';
import { pesosFrom } from './domain/pesos';
import { c } from './domain/router';
import { requestEndpoints } from './logged-requests';
import { scenarioEndpoints } from './scenarios';

/** Bank (tenant) of a request, and a code that makes this `/api` call fail. */
export const sandboxHeaders = { bank: 'x-bank', fault: 'x-fault' } as const;

export const LineFault = z.enum(['expired', 'paid', 'check', 'amount']);
export type LineFault = z.infer<typeof LineFault>;

const TaxLineRequest = z.strictObject({
  payment_type: TaxOperation,
  concept: z.optional(z.string().check(z.regex(/^\d{2}$/, 'Write two digits.'))),
  amount: pesosFrom(0.01),
  due: z.iso.date(),
  fault: z.optional(LineFault),
});

const DemoCustomer = z.object({
  customer: z.string(),
  name: z.string(),
  description: z.string(),
  password: z.string(),
  token: z.string(),
  tokenType: TokenType,
});

const Health = z.object({
  status: z.enum(['ok', 'degraded']),
  version: z.string(),
  banks: z.int(),
  readOnly: z.array(z.string()),
});

/** State of a bank. `import` validates it against every schema and the ledger. */
export const BankSnapshot = z.looseObject({
  version: z.number(),
  records: z.record(z.string(), z.array(z.unknown())),
});
export type BankSnapshot = z.infer<typeof BankSnapshot>;

export const sandbox = c.router(
  {
    customers: {
      method: 'GET',
      path: '/customers',
      responses: { 200: z.object({ data: z.array(DemoCustomer) }) },
      summary: 'Lists the demo customers with password and token',
    },
    health: {
      method: 'GET',
      path: '/health',
      responses: { 200: Health, 503: Health },
      summary: 'Returns the health of the server',
    },
    listBanks: {
      method: 'GET',
      path: '/banks',
      responses: { 200: z.object({ data: z.array(Bank) }) },
      summary: 'Lists the banks',
    },
    createBank: {
      method: 'POST',
      path: '/banks',
      body: z._default(
        z.strictObject({
          id: z.optional(BankId),
          now: z.optional(BankTime),
          keep: z.optional(z.boolean()),
        }),
        {},
      ),
      responses: { 201: Bank },
      summary: 'Creates a bank; `now` freezes its clock at that instant, `keep` persists it on disk',
    },
    resetBank: {
      method: 'POST',
      path: '/banks/:bank/reset',
      body: noBody,
      responses: { 200: Bank },
      summary: 'Resets a bank to its seed; keeps sessions, removes fault rules',
    },
    deleteBank: {
      method: 'DELETE',
      path: '/banks/:bank',
      body: noBody,
      responses: { 204: c.noBody() },
      summary: 'Removes a bank and ends its sessions',
    },
    exportBank: {
      method: 'GET',
      path: '/banks/:bank/export',
      responses: { 200: BankSnapshot },
      summary: 'Returns the whole state of a bank',
    },
    importBank: {
      method: 'PUT',
      path: '/banks/:bank/import',
      body: BankSnapshot,
      responses: { 200: Bank },
      summary: 'Replaces the state of a bank; rejected unless every record and the ledger are valid',
    },
    ...snapshotEndpoints,
    createPerson: {
      method: 'POST',
      path: '/people',
      body: PersonRequest,
      responses: { 201: CreatedPerson },
      summary: 'Creates a customer with accounts, movements, recipients, payees and offers',
    },
    createSession: {
      method: 'POST',
      path: '/sessions',
      body: z.strictObject({ customer: z.string(), browser: z.optional(z.boolean()) }),
      responses: {
        201: z.object({
          token: z.string(),
          xsrf: z.string(),
          customerKey: z.string(),
          cookies: z.optional(z.array(BrowserCookie)),
        }),
      },
      summary: 'Signs in without a browser',
    },
    expireSessions: {
      method: 'DELETE',
      path: '/sessions/:customer',
      body: noBody,
      responses: { 204: c.noBody() },
      summary: 'Ends every session of a customer',
    },
    clock: {
      method: 'GET',
      path: '/clock',
      responses: { 200: ClockState },
      summary: "Returns the bank's clock",
    },
    setClock: {
      method: 'PUT',
      path: '/clock',
      body: ClockSetting,
      responses: { 200: ClockState },
      summary: 'Sets the clock: real, frozen at an instant, or running from an instant',
    },
    advanceClock: {
      method: 'POST',
      path: '/clock/advance',
      body: ClockAdvance,
      responses: { 200: ClockState },
      summary:
        'Advances the clock by a duration or to a day of the bank’s calendar, and runs the jobs due until then',
    },
    upcoming: {
      method: 'GET',
      path: '/clock/upcoming',
      query: z.strictObject({ until: z.optional(z.string()), customer: z.optional(z.string()) }),
      responses: { 200: Upcoming },
      summary: 'Lists the scheduled jobs that a move of the clock would run; changes nothing',
    },
    ...scenarioEndpoints,
    createFault: {
      method: 'POST',
      path: '/faults',
      body: FaultRule,
      responses: { 201: Fault },
      summary: 'Adds a fault rule for the next matching calls',
    },
    faults: {
      method: 'GET',
      path: '/faults',
      responses: { 200: z.object({ data: z.array(Fault) }) },
      summary: 'Lists the fault rules with their hits',
    },
    deleteFaults: {
      method: 'DELETE',
      path: '/faults',
      body: noBody,
      responses: { 204: c.noBody() },
      summary: 'Removes every fault rule',
    },
    deleteFault: {
      method: 'DELETE',
      path: '/faults/:id',
      body: noBody,
      responses: { 204: c.noBody() },
      summary: 'Removes one fault rule',
    },
    answerQr: {
      method: 'PUT',
      path: '/phones/:customer',
      body: z.strictObject({ approves: z.boolean() }),
      responses: { 200: z.object({ customer: z.string(), approves: z.boolean() }) },
      summary: 'Answers a QR code as the phone of a customer with a virtual token',
    },
    taxLine: {
      method: 'POST',
      path: '/tax-lines',
      body: TaxLineRequest,
      responses: { 201: z.object({ capture_line: z.string() }) },
      summary: 'Issues a capture line that can be paid once, or one with a chosen fault',
    },
    ...requestEndpoints,
    events: {
      method: 'GET',
      path: '/events',
      query: EventQuery,
      responses: { 200: c.otherResponse({ contentType: 'text/event-stream', body: BankEvent }) },
      summary: 'Streams the events of the bank, as server-sent events',
    },
    outbox: {
      method: 'GET',
      path: '/outbox',
      query: z.strictObject({
        customer: z.optional(z.string()),
      }),
      responses: { 200: z.object({ data: z.array(OutboxMessage) }) },
      summary: 'Lists the messages that the bank would have sent, oldest first',
    },
    ledger: {
      method: 'GET',
      path: '/ledger',
      query: z.strictObject({
        account: z.optional(z.string()),
        latest: z.optional(z.coerce.number().check(z.int(), z.gte(0))),
      }),
      responses: { 200: LedgerView },
      summary: 'Lists accounts and transactions, and checks the invariants',
    },
  },
  {
    pathPrefix: '/__bank',
    strictStatusCodes: true,
    commonResponses: {
      400: ErrorBody,
      403: ErrorBody,
      404: ErrorBody,
      409: ErrorBody,
      413: ErrorBody,
      415: ErrorBody,
      500: ErrorBody,
      503: ErrorBody,
      504: ErrorBody,
    },
  },
);
