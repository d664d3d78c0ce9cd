import { bankDate } from '#contract/shared/dates';
import { type BankProcess, remoteClient, remoteTransfer, startProcess } from './bank-process';

export type CrashReport = { rounds: number; acknowledged: number; lost: string[]; problems: string[] };

const WRITERS = 20;

/** Writes until the bank is gone; answers the receipts that it acknowledged. */
async function writeUntilKilled(url: string, acknowledged: string[]): Promise<void> {
  try {
    const send = await remoteClient(url, 'ana');
    for (;;) {
      const { path, receipt } = await remoteTransfer(send, bankDate(Date.now()));
      if (receipt.status === 200) acknowledged.push(path);
    }
  } catch {
    // The bank was killed under this writer, which is the point.
  }
}

/**
 * Kills the bank with no warning while twenty customers write, starts it again on the same files and asks for
 * every receipt it had acknowledged, round after round.
 */
export async function crashRounds(
  dataDir: string,
  rounds: number,
  writesBeforeKill: number,
  start: (dataDir: string) => Promise<BankProcess> = startProcess,
): Promise<CrashReport> {
  const report: CrashReport = { rounds, acknowledged: 0, lost: [], problems: [] };
  let bank = await start(dataDir);
  for (let round = 0; round < rounds; round += 1) {
    const acknowledged: string[] = [];
    const writers = Array.from({ length: WRITERS }, () => writeUntilKilled(bank.url, acknowledged));
    while (acknowledged.length < writesBeforeKill) await new Promise((resolve) => setImmediate(resolve));
    await bank.kill();
    await Promise.all(writers);
    bank = await start(dataDir);
    const send = await remoteClient(bank.url, 'ana');
    for (const path of acknowledged) {
      const { body } = await send('GET', `${path}/receipt`);
      if (body.status !== 'PROCESSED') report.lost.push(path);
    }
    const { body: ledger } = await send('GET', '/__bank/ledger');
    report.problems.push(...ledger.problems);
    report.acknowledged += acknowledged.length;
  }
  await bank.stop();
  return report;
}
