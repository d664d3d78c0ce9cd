import { startBank } from '#bank/start-bank';
import { goals } from './goals';
import { ms, percentile, timeEach } from './measure';

/** Few attempts per bank, so that no rate limit applies. */
const BANKS = 40;
const TRIES = 4;

async function wrongSignIn(url: string, bank: string, username: string): Promise<void> {
  const answer = await fetch(`${url}/login`, {
    method: 'POST',
    headers: { 'x-bank': bank, origin: url },
    body: new URLSearchParams({ username, password: 'incorrecta' }),
    redirect: 'manual',
  });
  const page = await answer.text();
  if (answer.status !== 401)
    throw new Error(`a wrong sign-in answered ${answer.status}: ${page.slice(0, 200)}`);
}

/** Timing attack: the ratio shows if answer times reveal existing user names. */
export async function benchSignIn(): Promise<void> {
  const bank = await startBank({ port: 0, host: '127.0.0.1', basePath: '/banca' });
  const existingUser: number[] = [];
  const missingUser: number[] = [];
  try {
    for (let index = 0; index < BANKS; index += 1) {
      const created = await fetch(`${bank.url}/__bank/banks`, { method: 'POST' });
      const { bank: id } = await created.json();
      // The first call loads the bank; afterwards the order of the users alternates.
      await wrongSignIn(bank.url, id, 'otro');
      const tries = [
        { username: 'ana', durations: existingUser },
        { username: 'nadie', durations: missingUser },
      ];
      for (const { username, durations } of index % 2 ? tries : tries.reverse()) {
        durations.push(...(await timeEach(TRIES, () => wrongSignIn(bank.url, id, username))));
      }
    }
  } finally {
    await bank.stop();
  }
  const [wrongPasswordTime, nobody] = [percentile(existingUser, 0.5), percentile(missingUser, 0.5)];
  console.log('\nA sign-in that fails');
  console.log(
    `wrong password ${ms(wrongPasswordTime)}, unknown user ${ms(nobody)}: ${(wrongPasswordTime / nobody).toFixed(2)} times ` +
      `${goals.atLeast('a wrong password ÷ an unknown user', wrongPasswordTime / nobody, 0.9)} ${goals.atMost('a wrong password ÷ an unknown user', wrongPasswordTime / nobody, 1.1)}`,
  );
}
