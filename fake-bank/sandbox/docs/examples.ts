import type { generateOpenApi } from '@ts-rest/open-api';
import type { sandbox } from '#contract/sandbox';

type Operation = Parameters<
  NonNullable<NonNullable<Parameters<typeof generateOpenApi>[2]>['operationMapper']>
>[0];

type Example = {
  parameters?: Readonly<Record<string, string>>;
  body?: object;
  answer?: readonly [status: number, body: object];
};

export const sandboxExamples: { readonly [Name in keyof typeof sandbox]?: Example } = {
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
        now: '2026-12-13T00:00:00-06:00',
        mode: 'frozen',
        fired: [{ kind: 'credit-charge', key: 'ana-tarjeta', at: '2026-12-12T23:59:59-06:00' }],
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

function withJson<Kind extends Message>(message: Kind, example: object | undefined): Kind {
  const json = message.content?.['application/json'];
  if (!json || example === undefined) return message;
  return { ...message, content: { ...message.content, 'application/json': { ...json, example } } };
}

const examples: ReadonlyMap<string, Example> = new Map(Object.entries(sandboxExamples));

export function withExample(operation: Operation): Operation {
  const { parameters: values, body, answer } = examples.get(operation.operationId ?? '') ?? {};
  const { parameters = [], requestBody, responses } = operation;
  return {
    ...operation,
    parameters: parameters.map((parameter) => {
      const example = 'name' in parameter ? values?.[parameter.name] : undefined;
      return example === undefined ? parameter : { ...parameter, example };
    }),
    ...(requestBody && 'content' in requestBody && { requestBody: withJson(requestBody, body) }),
    responses: Object.fromEntries(
      Object.entries<Message>(responses).map(([status, response]) => [
        status,
        withJson(response, status === String(answer?.[0]) ? answer?.[1] : undefined),
      ]),
    ),
  };
}
