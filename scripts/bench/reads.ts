import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { headers as names } from '../../contract/headers';
import { type Asked, rateOf } from './load';
import { percentile } from './measure';
import { SUMMARY } from './summary';

const ROUNDS = 15;
const SLICE_MS = 80;

const Served = z.object({ url: z.string(), bare: z.string(), headers: z.record(z.string(), z.string()) });
type Served = z.infer<typeof Served>;

const MOVEMENTS = '/api/accounts/v2/accounts/valeria-negocio/transactions';

/** What customers read, by whom; beside it what it is held against, and how much of that it must reach. */
const reads: readonly [user: string, path: string][] = [
  ['ana', SUMMARY],
  ['ana', '/api/user'],
  ['ana', '/api/accounts/v2/accounts/ana-nomina'],
  ['ana', '/api/accounts/v2/accounts/ana-hipoteca'],
  ['ana', '/api/accounts/v2/accounts/ana-tarjeta'],
  ['ana', '/api/accounts/v2/accounts/ana-nomina/transactions?limit=15'],
  ['ana', '/api/transfers/v1/transfers?limit=15'],
  ['ana', '/api/activity-log/v1/customers/me/activities'],
  ['ana', '/api/customer-limits/v1/customers/me/limits'],
  ['ana', '/api/customers/v2/customers/me/preferences'],
  ['ana', '/api/transfers-institutions/v1/transfers/institutions'],
  ['ana', '/api/references/v1/references/holidays?start_date=2026-01-01&end_date=2026-12-31'],
  ['ana', '/api/credit/v3/credit/credit-accounts/ana-tarjeta'],
  ['ana', '/api/loans/v2/loans/personal-loans/ana-prestamo'],
  ['ana', '/api/mortgages/v2/mortgages/ana-hipoteca'],
  ['ana', '/api/mortgages/v2/mortgages/ana-hipoteca/transactions'],
  ['jorge', SUMMARY],
  ['elena', SUMMARY],
];

async function signedIn({ url, headers }: Served, user: string): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/__bank/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ customer: user }),
  });
  const { token }: { token: string } = await answer.json();
  return { ...headers, [names.token]: token };
}

/** Rates of two reads, in turns within one stretch of time: the middle of their ratios. */
async function ratio(
  a: [string, Asked],
  b: [string, Asked],
): Promise<{ ratio: number; a: number; b: number }> {
  const rounds: { a: number; b: number }[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const rates = { a: await rateOf(...a, SLICE_MS), b: await rateOf(...b, SLICE_MS) };
    // The first warms both up.
    if (round > 0) rounds.push(rates);
  }
  const middle = (of: (rates: { a: number; b: number }) => number) => percentile(rounds.map(of), 0.5);
  return {
    ratio: middle(({ a: one, b: other }) => one / other),
    a: middle(({ a: one }) => one),
    b: middle(({ b: other }) => other),
  };
}

const line = (name: string, { ratio: times, a, b }: { ratio: number; a: number; b: number }, goal: string) =>
  console.log(
    `${name.padEnd(64)} ${times.toFixed(2)} (${goal}; ${a.toFixed(0)}/s against ${b.toFixed(0)}/s)`,
  );

/** How reads stand to a bare Express route, and to each other: the ratios count, not the rates. */
export async function benchReads(): Promise<void> {
  const child = fork(fileURLToPath(new URL('./served.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  });
  try {
    const [message]: unknown[] = await once(child, 'message');
    const served = Served.parse(message);
    const { url, bare, headers } = served;
    const as = async (user: string, path: string): Promise<[string, Asked]> => [
      url,
      { path, headers: await signedIn(served, user) },
    ];
    console.log('\nReads, side by side');
    const plain: [string, Asked] = [bare, { path: SUMMARY, headers }];
    line(
      'mateo’s summary ÷ a bare Express route',
      await ratio(await as('mateo', SUMMARY), plain),
      'at least 0.55',
    );
    for (const [user, path] of reads) {
      line(
        `${user} ${path} ÷ mateo’s summary`,
        await ratio(await as(user, path), await as('mateo', SUMMARY)),
        'at least 0.50',
      );
    }
    const page = (query: string) => as('valeria', `${MOVEMENTS}?limit=15&${query}`);
    const card = (movements: number) => as('jorge', `/api/accounts/v2/accounts/tarjeta-${movements}`);
    line(
      'first of 10,000 movements ÷ oldest page',
      await ratio(await page('cursor=1'), await page('cursor=600')),
      'at most 1.50',
    );
    line(
      'card of 100 movements ÷ of 10,000',
      await ratio(await card(100), await card(10_000)),
      'at most 1.50',
    );
  } finally {
    child.kill();
  }
}
