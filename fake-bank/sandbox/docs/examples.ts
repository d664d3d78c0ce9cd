import type { generateOpenApi } from '@ts-rest/open-api';
import type { sandbox } from '#contract/sandbox';

type Operation = Parameters<
  NonNullable<NonNullable<Parameters<typeof generateOpenApi>[2]>['operationMapper']>
>[0];

type Example = {
  parameters?: Readonly<Record<string, string>>;
  body?: object;
  /** Several bodies with their purpose, instead of `body`. */
  bodies?: readonly { summary: string; value: object }[];
  answer?: readonly [status: number, body: object];
};

export const sandboxExamples: { readonly [Name in keyof typeof sandbox]?: Example } = {
  applyFixture: {
    bodies: [
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
  },
  createFault: {
    bodies: [
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
  },
  createPerson: {
    body: {
      user: 'rosa',
      accounts: [
        { product: 'chequing', balance: 12_500, movements: { months: 12 } },
        { product: 'mortgage', overdue: 2 },
      ],
      recipients: [{ alias: 'Casero', name: 'Ernesto', lastName: 'Luján', clabe: '072180008733012451' }],
      payees: [{ merchant: 'luz-del-altiplano' }],
      offers: [{ product: 'personal-loan', amount: 80_000 }],
    },
    answer: [
      201,
      {
        customer: 'rosa',
        customerKey: '53180264',
        token: '428776',
        accounts: ['rosa-chequing-1', 'rosa-mortgage-1'],
        recipients: ['rosa-recipient-1'],
        payees: ['rosa-payee-1'],
        offers: [{ key: 'rosa-oferta-1', reference: 'rosa-campana-1' }],
      },
    ],
  },
  copyBank: {
    parameters: { bank: 'demo' },
    body: { id: 'mia' },
    answer: [201, { bank: 'mia', now: '2026-11-23T09:30:00-06:00' }],
  },
  createSnapshot: {
    body: { name: 'before the payment' },
    answer: [
      201,
      {
        snapshot: 'S1',
        name: 'before the payment',
        now: '2026-11-23T09:30:00-06:00',
        createdAt: '2026-11-26T16:05:00-06:00',
      },
    ],
  },
  snapshots: {
    answer: [
      200,
      {
        data: [{ snapshot: 'S1', now: '2026-11-23T09:30:00-06:00', createdAt: '2026-11-26T16:05:00-06:00' }],
      },
    ],
  },
  restoreSnapshot: {
    parameters: { bank: 'mia', snapshot: 'S1' },
    answer: [200, { bank: 'mia', now: '2026-11-23T09:30:00-06:00' }],
  },
  deleteSnapshot: { parameters: { bank: 'mia', snapshot: 'S1' } },
  compareSnapshot: {
    parameters: { bank: 'mia', snapshot: 'S1', with: 'S2' },
    answer: [
      200,
      {
        count: 2,
        data: [
          {
            list: 'balances',
            key: 'ana-nomina',
            change: 'changed',
            fields: [{ field: 'balance', before: 2_448_330, after: 2_438_330 }],
          },
          { list: 'transactions', key: 'T1043', change: 'added' },
        ],
      },
    ],
  },
  advanceClock: {
    body: { to: 'next-cut-off', customer: 'ana' },
    answer: [
      200,
      {
        bank: 'mia',
        now: '2026-12-13T00:00:00-06:00',
        mode: 'frozen',
        day: { isBankDay: false },
        fired: [
          { kind: 'credit-charge', key: 'ana-tarjeta', at: '2026-12-12T23:59:59-06:00', customer: 'ana' },
        ],
      },
    ],
  },
  upcoming: {
    parameters: { until: 'P1M', customer: 'ana' },
    answer: [
      200,
      {
        now: '2026-11-23T09:30:00-06:00',
        until: '2026-12-23T09:30:00-06:00',
        data: [
          {
            at: '2026-12-12T23:59:59-06:00',
            kind: 'credit-charge',
            title: 'Credit charge',
            effect: 'Charges the interest of ana-tarjeta at its cut-off.',
            key: 'ana-tarjeta',
            customer: 'ana',
          },
        ],
        isComplete: true,
      },
    ],
  },
};

type Message = { content?: { [type: string]: object } };

function withJson<Kind extends Message>(message: Kind, example: object): Kind {
  const json = message.content?.['application/json'];
  if (!json) return message;
  return { ...message, content: { ...message.content, 'application/json': { ...json, ...example } } };
}

const bodyExamples = (name: string, { body, bodies }: Example): object => ({
  ...(body && { example: body }),
  ...(bodies && {
    examples: Object.fromEntries(bodies.map((each, index) => [`${name}${index + 1}`, each])),
  }),
});

const examples: ReadonlyMap<string, Example> = new Map(Object.entries(sandboxExamples));

export function withExample(operation: Operation): Operation {
  const { operationId = '', parameters = [], requestBody, responses } = operation;
  const example = examples.get(operationId) ?? {};
  const { parameters: values, answer } = example;
  return {
    ...operation,
    parameters: parameters.map((parameter) => {
      const example = 'name' in parameter ? values?.[parameter.name] : undefined;
      return example === undefined ? parameter : { ...parameter, example };
    }),
    ...(requestBody &&
      'content' in requestBody && {
        requestBody: withJson(requestBody, bodyExamples(operationId, example)),
      }),
    responses: Object.fromEntries(
      Object.entries<Message>(responses).map(([status, response]) => [
        status,
        withJson(response, answer && status === String(answer[0]) ? { example: answer[1] } : {}),
      ]),
    ),
  };
}
