/** Server process of the bench: a bank with its fixtures, and a bare Express route. */
import { createServer, type RequestListener } from 'node:http';
import express from 'express';
import { createApp } from '#bank/app';
import { customerNamed } from '#bank/core/customers/customers';
import { bankAccount, type CustomerAccount, ledgerAccounts } from '#bank/core/ledger/accounts';
import { move, openAccount } from '#bank/core/ledger/ledger';
import type { Transaction } from '#bank/core/storage/transaction';
import { Banks, DEMO_BANK } from '#bank/core/tenants/banks';
import { collections, jobHandlers } from '#bank/modules';
import { seedBank, seedFromNow } from '#bank/seed/seed';
import { Sessions } from '#bank/server/http/sessions';
import { channel, headers } from '#contract/headers';
import { SUMMARY } from './summary';

const DAY_MS = 86_400_000;

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

function openCard(tx: Transaction, user: string, movements: number, now: number): void {
  const customer = customerNamed(tx, user)?.key ?? '';
  const account = tx.all(ledgerAccounts).find(({ key }) => key === 'ana-tarjeta');
  if (account?.kind !== 'customer') throw new Error('the seed has no card');
  const card: CustomerAccount = { ...account, customer, key: `tarjeta-${movements}`, floor: -9_000_000_00 };
  openAccount(tx, card);
  for (let index = 0; index < movements; index += 1) {
    const at = now - Math.floor(((movements - index) * 365 * DAY_MS) / movements);
    const [from, to] = index % 2 ? [bankAccount('cash'), card.key] : [card.key, bankAccount('cards')];
    move(tx, { at, description: 'Movimiento', category: 'other', from, to, amount: 100 + (index % 7) });
  }
}

async function main(): Promise<void> {
  const banks = await Banks.open({
    collections,
    handlers: jobHandlers,
    seedBank,
    seedFromNow,
    systemClock: Date.now,
  });
  const bank = banks.get(DEMO_BANK);
  for (const movements of [100, 10_000])
    bank.store.transact((tx) => openCard(tx, 'jorge', movements, bank.now));
  const sessions = new Sessions(Date.now);
  const url = await listen(
    createApp({ banks, sessions, systemClock: Date.now, port: 0, basePath: '/banca' }),
  );
  const bareApp = express();
  bareApp.get(SUMMARY, (_req, res) => void res.json({ data: [] }));
  // CPU time, independent of other load.
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpuMs: (user + system) / 1000 });
  });
  process.send?.({
    url,
    bare: await listen(bareApp),
    headers: { [headers.channel]: channel.id, [headers.country]: channel.country },
  });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
