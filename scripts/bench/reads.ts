import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { headers as names } from '#contract/headers';
import { goals } from './goals';
import { type LoadRequest, rateOf } from './load';
import { percentile } from './measure';
import { SUMMARY } from './summary';

const ROUNDS = 21;
/** Rounds until both reads are JIT-compiled. */
const WARMING = 20;

export const ServedBank = z.object({
  url: z.string(),
  bare: z.string(),
  headers: z.record(z.string(), z.string()),
});
type ServedBank = z.infer<typeof ServedBank>;
const CpuMessage = z.object({ cpuMs: z.number() });

const MOVEMENTS = '/api/accounts/v2/accounts/valeria-negocio/transactions';

export const reads: readonly [user: string, path: string][] = [
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

export async function signedIn({ url, headers }: ServedBank, user: string): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/__bank/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ customer: user }),
  });
  const { token }: { token: string } = await answer.json();
  return { ...headers, [names.token]: token };
}

type Comparison = { ratio: number; least: number; most: number; a: number; b: number };
type Read = [url: string, target: LoadRequest];

/** Median and quartiles; the two reads alternate. */
async function ratio(a: Read, b: Read, readCpuMs: () => Promise<number>): Promise<Comparison> {
  const rounds: { a: number; b: number }[] = [];
  for (let round = -WARMING; round < ROUNDS; round += 1) {
    const rates = { a: await rateOf(...a, readCpuMs), b: await rateOf(...b, readCpuMs) };
    if (round >= 0) rounds.push(rates);
  }
  const ratios = rounds.map(({ a: one, b: other }) => one / other);
  return {
    ratio: percentile(ratios, 0.5),
    least: percentile(ratios, 0.25),
    most: percentile(ratios, 0.75),
    a: percentile(
      rounds.map((rates) => rates.a),
      0.5,
    ),
    b: percentile(
      rounds.map((rates) => rates.b),
      0.5,
    ),
  };
}

const line = (name: string, compared: Comparison, checkGoal: (what: string, ratio: number) => string) =>
  console.log(
    `${name.padEnd(64)} ${compared.ratio.toFixed(2)} ${checkGoal(name, compared.ratio)}, ` +
      `half of the rounds ${compared.least.toFixed(2)} to ${compared.most.toFixed(2)}; ` +
      `${compared.a.toFixed(0)}/s against ${compared.b.toFixed(0)}/s`,
  );

const atLeast = (limit: number) => (what: string, value: number) => goals.atLeast(what, value, limit);
const atMost = (limit: number) => (what: string, value: number) => goals.atMost(what, value, limit);

/** Compares ratios only, not times. */
export async function benchReads(): Promise<void> {
  const child = fork(fileURLToPath(new URL('./served.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  });
  const readCpuMs = async () => {
    child.send('worked');
    const [message]: unknown[] = await once(child, 'message');
    return CpuMessage.parse(message).cpuMs;
  };
  const compare = (a: Read, b: Read) => ratio(a, b, readCpuMs);
  try {
    const [message]: unknown[] = await once(child, 'message');
    const served = ServedBank.parse(message);
    const { url, bare, headers } = served;
    const as = async (user: string, path: string): Promise<Read> => [
      url,
      { path, headers: await signedIn(served, user) },
    ];
    console.log('\nReads, side by side, for each second that the server works');
    const plain: Read = [bare, { path: SUMMARY, headers }];
    line(
      'mateo’s summary ÷ a bare Express route',
      await compare(await as('mateo', SUMMARY), plain),
      atLeast(0.55),
    );
    for (const [user, path] of reads) {
      line(
        `${user} ${path} ÷ mateo’s summary`,
        await compare(await as(user, path), await as('mateo', SUMMARY)),
        atLeast(0.5),
      );
    }
    const page = (query: string) => as('valeria', `${MOVEMENTS}?limit=15&${query}`);
    const card = (movements: number) => as('jorge', `/api/accounts/v2/accounts/tarjeta-${movements}`);
    line(
      'first of 10,000 movements ÷ oldest page',
      await compare(await page('cursor=1'), await page('cursor=600')),
      atMost(1.5),
    );
    line(
      'card of 100 movements ÷ of 10,000',
      await compare(await card(100), await card(10_000)),
      atMost(1.5),
    );
  } finally {
    child.kill();
  }
}
