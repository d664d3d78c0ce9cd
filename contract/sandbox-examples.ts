import type { sandbox } from './sandbox';

export type Example = { summary: string; value: object };

/** Request bodies for the documentation of the API. */
export const sandboxExamples: Readonly<Partial<Record<keyof typeof sandbox, readonly Example[]>>> = {
  applyFixture: [
    {
      summary: 'A saved payee is blocked',
      value: {
        name: 'payees.has-status',
        customer: 'ana',
        given: { payee: 'ana-luz', status: 'BLOCKED' },
      },
    },
    {
      summary: 'A saving program with a goal',
      value: {
        name: 'saving-programs.exists',
        customer: 'ana',
        given: { from: 'ana-nomina', to: 'ana-ahorro', amount: '750.50', name: 'Bicicleta', goal: '9000' },
      },
    },
  ],
  createFault: [
    {
      summary: 'The answer of the next execution is lost',
      value: {
        match: { method: 'POST', path: '/execute' },
        times: 1,
        then: { kind: 'drop-after-commit' },
      },
    },
    {
      summary: 'The second transfer of 100 pesos of ana is refused late',
      value: {
        match: {
          operation: 'transfers.execute',
          customer: 'ana',
          body: { pointer: '/amount/amount', value: 100 },
          nth: 2,
        },
        then: { code: '2185', delay: { ms: 500, jitterMs: 200 } },
      },
    },
    {
      summary: 'The summary arrives in ten pieces within two seconds',
      value: { match: { operation: 'summary.get' }, then: { dribble: { chunks: 10, ms: 2000 } } },
    },
  ],
};
