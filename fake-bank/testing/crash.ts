import { bankDate } from '#contract/domain/dates';
import { type BankProcess, remoteClient, remoteTransfer, startProcess } from './bank-process';

export type CrashReport = { rounds: number; acknowledged: number; lost: string[]; problems: string[] };

const WRITERS = 20;

async function writeUntilKilled(url: string, onAcknowledged: (path: string) => void): Promise<void> {
  try {
    const send = await remoteClient(url, 'ana');
    for (;;) {
      const { path, receipt } = await remoteTransfer(send, bankDate(Date.now()));
      if (receipt.status === 200) onAcknowledged(path);
    }
  } catch {
    // The bank was killed, as intended.
  }
}

/** Kills a bank after this many acknowledged writes; returns the acknowledged receipts. */
async function killUnderWriters(bank: BankProcess, writes: number): Promise<string[]> {
  const acknowledged: string[] = [];
  let kill: Promise<void> | undefined;
  const note = (path: string) => {
    acknowledged.push(path);
    if (acknowledged.length >= writes) kill ??= bank.kill();
  };
  await Promise.all(Array.from({ length: WRITERS }, () => writeUntilKilled(bank.url, note)));
  if (!kill) throw new Error(`Every writer has ended after ${acknowledged.length} writes of ${writes}`);
  await kill;
  return acknowledged;
}

/** Kills the bank under load, restarts it and checks every acknowledged receipt, round after round. */
export async function crashRounds(
  dataDir: string,
  rounds: number,
  writesBeforeKill: number,
  start: (dataDir: string) => Promise<BankProcess> = startProcess,
): Promise<CrashReport> {
  const report: CrashReport = { rounds, acknowledged: 0, lost: [], problems: [] };
  let bank = await start(dataDir);
  for (let round = 0; round < rounds; round += 1) {
    const acknowledged = await killUnderWriters(bank, writesBeforeKill);
    bank = await start(dataDir);
    const send = await remoteClient(bank.url, 'ana');
    const receipts = await Promise.all(
      acknowledged.map(async (path) => ({ path, ...(await send('GET', `${path}/receipt`)) })),
    );
    report.lost.push(...receipts.filter(({ body }) => body.status !== 'PROCESSED').map(({ path }) => path));
    const { body: ledger } = await send('GET', '/__bank/ledger?latest=0');
    report.problems.push(...ledger.problems);
    report.acknowledged += acknowledged.length;
  }
  await bank.stop();
  return report;
}
