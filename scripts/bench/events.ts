import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Banks } from '#bank/core/tenants/banks';
import { collections, jobHandlers } from '#bank/modules';
import { seedSmallBank, serveBanks } from './bank';
import { goals } from './goals';
import { percentile } from './measure';

const LISTENERS = 50;
const ROUNDS = 9;
const CALLS = 400;

/** Script of a separate process, whose CPU time is not counted. Prints a line when all listeners are connected. */
const LISTEN = `
  const { get } = require('node:http');
  const [url, count] = process.argv.slice(1);
  let open = 0;
  for (let index = 0; index < Number(count); index += 1)
    get(url + '/__bank/events', (answer) => {
      answer.resume();
      open += 1;
      if (open === Number(count)) console.log('open');
    });
`;

async function listenTo(url: string): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, ['-e', LISTEN, url, String(LISTENERS)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return async () => {
    const exited = once(child, 'exit');
    child.kill();
    await exited;
  };
}

/** Microseconds of CPU time per call, including the client's. */
async function costOf(call: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  for (let count = 0; count < CALLS; count += 1) await call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / CALLS;
}

/** Listeners must hardly slow calls down. Rounds alternate, so that other load affects both equally. */
export async function benchEvents(): Promise<void> {
  const banks = await Banks.open({
    collections,
    handlers: jobHandlers,
    seedBank: seedSmallBank,
    systemClock: Date.now,
  });
  const { url, send, close } = await serveBanks(banks);
  const call = () => send('GET', '/api/summary/v2/summary');
  for (let warm = 0; warm < 3; warm += 1) await costOf(call);
  const costs: Record<'withoutListeners' | 'withListeners', number[]> = {
    withoutListeners: [],
    withListeners: [],
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    costs.withoutListeners.push(await costOf(call));
    const stop = await listenTo(url);
    costs.withListeners.push(await costOf(call));
    await stop();
  }
  const [withoutListeners, withListeners] = [
    percentile(costs.withoutListeners, 0.5),
    percentile(costs.withListeners, 0.5),
  ];
  console.log(
    `\nEvents\na summary ${withoutListeners.toFixed(0)} µs of CPU, ${withListeners.toFixed(0)} µs with ${LISTENERS} listeners: ` +
      `${(withListeners / withoutListeners).toFixed(2)} times ${goals.atMost('a call with listeners ÷ without', withListeners / withoutListeners, 1.1)}`,
  );
  await close();
}
