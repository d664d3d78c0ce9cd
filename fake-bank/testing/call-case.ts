import type { BankUnderTest, Client } from './bank-under-test';
import { type Findings, type Holder, holderOf, twoHoldersOf } from './holders';

/** 401 for initSession, which needs the sign-in cookie that tests do not send. */
type Status = 200 | 204 | 401;

export type Call = { path: string; body?: object; status: Status };

/** `make` runs the preparatory calls and returns the call under test. */
export type Caller = { client: Client; make: () => Promise<Call> };

export type CallCase = {
  one: (bank: BankUnderTest) => Promise<Caller>;
  two: (bank: BankUnderTest) => Promise<readonly [Caller, Caller]>;
};

/** Calls by endpoint, such as `recipients.create`. Each domain lists its calls in `calls.test-support.ts`. */
export type CallCases = Readonly<Record<string, CallCase>>;

/** A call that uses keys of the customer's data: `callWith({ from }, ({ key }) => …)`. */
export const callWith = <Name extends string>(
  findings: Findings<Name>,
  make: (owner: Holder<Name>) => Call | Promise<Call>,
): CallCase => {
  const callerOf = (holder: Holder<Name>): Caller => ({
    client: holder.client,
    make: async () => make(holder),
  });
  return {
    one: async (bank) => callerOf(await holderOf(bank, findings)),
    two: async (bank) => {
      const [first, second] = await twoHoldersOf(bank, findings);
      return [callerOf(first), callerOf(second)];
    },
  };
};

export const call = (make: (client: Client) => Call | Promise<Call>): CallCase =>
  callWith({}, ({ client }) => make(client));

export const get = (path: string, status: Status = 200): CallCase => call(() => ({ path, status }));
