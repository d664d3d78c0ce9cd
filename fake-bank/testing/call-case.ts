import type { BankUnderTest, Client } from './bank-under-test';
import { type Findings, type Holder, holderOf, twoHoldersOf } from './holders';

/** What a right call is answered with; trading the cookie of the sign-in needs one, which the tests do not send. */
type Status = 200 | 204 | 401;

/** A call that is right in every part, and the status that answers it. */
export type Call = { path: string; body?: object; status: Status };

/** A customer, and what makes the call: the steps before it are taken when it is asked for. */
export type Caller = { client: Client; make: () => Promise<Call> };

/** How an endpoint is called, by customers of the seed who have what that takes. */
export type CallCase = {
  one: (bank: BankUnderTest) => Promise<Caller>;
  /** Two customers who can each make the call. */
  two: (bank: BankUnderTest) => Promise<readonly [Caller, Caller]>;
};

/** By endpoint: `recipients.create`. A domain says it in its `calls.test-support.ts`. */
export type CallCases = Readonly<Record<string, CallCase>>;

/** A call that takes something of the customer's own: `callWith({ from }, ({ key }) => …)`. */
export const callWith = <Name extends string>(
  needs: Findings<Name>,
  make: (me: Holder<Name>) => Call | Promise<Call>,
): CallCase => {
  const callerOf = (holder: Holder<Name>): Caller => ({
    client: holder.client,
    make: async () => make(holder),
  });
  return {
    one: async (bank) => callerOf(await holderOf(bank, needs)),
    two: async (bank) => {
      const [first, second] = await twoHoldersOf(bank, needs);
      return [callerOf(first), callerOf(second)];
    },
  };
};

/** A call that any customer can make. */
export const call = (make: (client: Client) => Call | Promise<Call>): CallCase =>
  callWith({}, ({ client }) => make(client));

/** A call that reads, at an address that all customers share. */
export const get = (path: string, status: Status = 200): CallCase => call(() => ({ path, status }));
