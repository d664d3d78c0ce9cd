import { accountsOf } from '#bank/shared/accounts/views';
import { type CallCases, callWith, get } from '#bank/testing/call-case';
import { type Finding, from, type Holder } from '#bank/testing/holders';
import { mayUse } from '#contract/domain/account';
import { isPesoCheques } from '#contract/rules/accounts';
import { createProgram, open, order, PROGRAMS, validateProgram } from './program.test-support';

/** Finds a second cheque account in pesos: a program cannot save into a card or a dollar account. */
const savings: Finding = (reader, customer) =>
  accountsOf(reader, customer).filter(
    (account) => isPesoCheques(account) && mayUse(account, 'TRANSFER_TO'),
  )[1]?.key;

type Me = Holder<'from' | 'savings'>;

const accountKeys = ({ key }: Me) => ({ from_account_key: key('from'), to_account: key('savings') });
const needs = { from, savings };

export const calls: CallCases = {
  'savingPrograms.resources': get(`${PROGRAMS}/elegible-resources`),
  'savingPrograms.list': get(PROGRAMS),
  'savingPrograms.validate': callWith(needs, async (me) => ({
    path: `${PROGRAMS}/validations`,
    body: { ...(await open(me.client)), ...order(accountKeys(me)) },
    status: 200,
  })),
  'savingPrograms.create': callWith(needs, async (me) => ({
    path: `${PROGRAMS}/confirmations`,
    body: await validateProgram(me.client, accountKeys(me)),
    status: 200,
  })),
  'savingPrograms.get': callWith(needs, async (me) => ({
    path: `${PROGRAMS}/${(await createProgram(me.client, accountKeys(me))).key}?saving_programs_status=ERROR`,
    status: 200,
  })),
  'savingPrograms.edit': callWith(needs, async (me) => ({
    path: `${PROGRAMS}/${(await createProgram(me.client, accountKeys(me))).key}`,
    body: { amount: order().amount, to_account: me.key('savings'), status: 'PAUSED', name: 'Viaje' },
    status: 200,
  })),
  'savingPrograms.remove': callWith(needs, async (me) => ({
    path: `${PROGRAMS}/${(await createProgram(me.client, accountKeys(me))).key}`,
    status: 204,
  })),
  'savingPrograms.receipt': callWith(needs, async (me) => ({
    path: `${PROGRAMS}/${(await createProgram(me.client, accountKeys(me))).key}/receipt`,
    status: 200,
  })),
};
