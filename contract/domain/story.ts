/** Stories that a presenter plays in the console. Texts are Spanish; `gesture` says what to do on the page at the path `open`, or on the page that is already open. */
import * as z from 'zod/mini';
import type { BankEvent } from './bank-event';
import { ClockAdvance, ClockSetting } from './clock';
import { FaultRule } from './fault-rule';
import { BankTime } from './moments';
import { WireAmount } from './money';
import { PersonRequest } from './person';
import { SituationRequest } from './situation';

const action = <Call extends string, Body extends z.core.$ZodType>(call: Call, body: Body) =>
  z.object({ call: z.literal(call), body });

/** Sandbox call, identified by the name of its operation. */
export const StoryAction = z.discriminatedUnion('call', [
  action('advanceClock', ClockAdvance),
  action('setClock', ClockSetting),
  action('createFault', FaultRule),
  action('applyFixture', SituationRequest),
  action('createPerson', PersonRequest),
]);
export type StoryAction = z.infer<typeof StoryAction>;

const expectation = <Kind extends string, Shape extends z.core.$ZodShape>(kind: Kind, shape: Shape) =>
  z.object({ kind: z.literal(kind), text: z.string(), times: z.optional(z.int()), ...shape });

/** Event that the bank must report `times` times (default 1). */
export const Expectation = z.discriminatedUnion('kind', [
  expectation('request', { operation: z.string(), status: z.number(), code: z.optional(z.string()) }),
  expectation('posting', { account: z.string(), amount: WireAmount }),
  expectation('message', { customer: z.string(), subject: z.string() }),
  expectation('job', { job: z.string(), key: z.optional(z.string()) }),
]);
export type Expectation = z.infer<typeof Expectation>;

const StoryStep = z.object({
  say: z.string(),
  look: z.string(),
  gesture: z.optional(z.string()),
  do: z.optional(z.array(StoryAction)),
  open: z.optional(z.string()),
  window: z.optional(z.literal('second')),
  expect: z.array(Expectation).check(z.minLength(1)),
});
export type StoryStep = z.infer<typeof StoryStep>;

export const Story = z.object({
  id: z.string(),
  title: z.string(),
  about: z.string(),
  minutes: z.int(),
  customer: z.string(),
  now: BankTime,
  steps: z.array(StoryStep).check(z.minLength(1)),
});
export type Story = z.infer<typeof Story>;

export function meets(expectation: Expectation, event: BankEvent): boolean {
  switch (expectation.kind) {
    case 'request': {
      const { operation, status, code } = expectation;
      if (event.kind !== 'request') return false;
      return event.data.operation === operation && event.data.status === status && event.data.code === code;
    }
    case 'posting': {
      const { account, amount } = expectation;
      if (event.kind !== 'posting') return false;
      return event.data.postings.some((each) => each.account === account && each.amount === amount);
    }
    case 'message': {
      const { customer, subject } = expectation;
      return event.kind === 'message' && event.data.customer === customer && event.data.subject === subject;
    }
    case 'job': {
      const { job, key } = expectation;
      if (event.kind !== 'job' || event.data.crash !== undefined) return false;
      return event.data.kind === job && (key === undefined || event.data.key === key);
    }
  }
}
