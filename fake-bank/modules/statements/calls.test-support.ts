import { type CallCases, callWith } from '#bank/testing/call-case';
import { from } from '#bank/testing/holders';

export const STATEMENTS = '/api/statements/v1/statements';

export const calls: CallCases = {
  'statements.list': callWith({ from }, ({ key }) => ({
    path: `${STATEMENTS}?statement_type=ACCOUNT&account_key=${key('from')}`,
    status: 200,
  })),
  'statements.document': callWith({ from }, ({ key }) => ({
    path: `${STATEMENTS}/${key('from')}.ACCOUNT.2026-10-31/document`,
    status: 200,
  })),
};
