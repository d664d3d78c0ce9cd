import { addDays, type BankDate, bankDate } from '#contract/domain/dates';
import { atHour } from '../core/calendar/day';
import { bankDayFrom } from '../core/calendar/holidays';
import { nextFolio } from '../core/operations/folio';
import { nextKey } from '../core/storage/sequence';
import type { Transaction } from '../core/storage/transaction';
import { type FundOperation, fundOperations } from '../modules/investment-funds/operation';
import { scheduleTrade } from '../modules/investment-funds/trading';
import { type FundSaving, purchasesBefore } from './funds';
import { bondSaving } from './people/ana';
import { saving as elenaSaving } from './people/elena';
import { customerAccount } from './transfers';

const SALE = { amount: 5_000_00, inDays: 9, orderedDaysAgo: 2 };

type TradeParty = Pick<FundOperation, 'customer' | 'account' | 'cash'>;

function partyOf(tx: Transaction, { account, cash }: FundSaving): TradeParty | undefined {
  const holder = customerAccount(tx, account);
  return holder ? { customer: holder.customer, account, ...(cash && { cash }) } : undefined;
}

function recordPurchases(tx: Transaction, saving: FundSaving, today: BankDate): void {
  const party = partyOf(tx, saving);
  if (!party) return;
  for (const { at, units, price, cost } of purchasesBefore(today, saving)) {
    tx.put(fundOperations, {
      key: nextKey(tx, 'fund-operation'),
      confirmationNumber: nextFolio(tx),
      ...party,
      orderedAt: at,
      operationType: 'BUY',
      transactionType: 'onetime',
      status: 'PROCESSED',
      effectiveDate: bankDate(at),
      amount: cost,
      traded: { units, price, total: cost },
    });
  }
}

export function seedFundOperations(tx: Transaction, today: BankDate): void {
  for (const saving of [bondSaving, elenaSaving]) recordPurchases(tx, saving, today);
  const ana = partyOf(tx, bondSaving);
  if (!ana) return;
  scheduleTrade(tx, {
    key: 'ana-vende-fondo',
    confirmationNumber: nextFolio(tx),
    ...ana,
    orderedAt: atHour(addDays(today, -SALE.orderedDaysAgo), 11),
    operationType: 'SELL',
    transactionType: 'scheduled',
    status: 'SCHEDULED',
    effectiveDate: bankDayFrom(addDays(today, SALE.inDays)),
    amount: SALE.amount,
  });
}
