import type { ProductLabel } from '#contract/domain/account';
import { daysBetween } from '#contract/domain/dates';
import { type CustomerAccount, ledgerAccounts } from '../core/ledger/accounts';
import { move, openAccount } from '../core/ledger/ledger';
import { type CreditTerms, floorOf } from '../core/ledger/terms';
import { scheduleCharge } from '../shared/lending/charges';
import type { BankUnderTest } from './bank-under-test';

/** Opens a credit for the holder of `account`; a loan is paid out to it. */
export async function openCredit(
  { bank }: BankUnderTest,
  { key, type, terms, account }: { key: string; type: ProductLabel; terms: CreditTerms; account: string },
): Promise<void> {
  await bank.commit((tx) => {
    const holder = tx.get(ledgerAccounts, account);
    if (holder?.kind !== 'customer') throw new Error(`no account ${account}`);
    const credit: CustomerAccount = openAccount(tx, {
      kind: 'customer',
      key,
      customer: holder.customer,
      currency: 'MXN',
      floor: floorOf(terms),
      type,
      description: type,
      displayId: '•••• 0001',
      entitlements: holder.entitlements,
      terms,
    });
    scheduleCharge(tx, credit, bank.today);
    if (terms.kind === 'revolving') return;
    const payout = { at: bank.now, description: 'Crédito otorgado', category: 'credit' } as const;
    move(tx, { ...payout, from: key, to: account, amount: terms.principal });
  });
}

export async function advanceTo(test: BankUnderTest, date: string): Promise<void> {
  const days = daysBetween(test.bank.today, date);
  if (days > 0) await test.advance(`P${days}D`);
}
