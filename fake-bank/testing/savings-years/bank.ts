/** A bank of two savers, small enough to simulate decades. */

import { bankAccount } from '#bank/core/ledger/accounts';
import { move, openAccount, openBankAccounts } from '#bank/core/ledger/ledger';
import { State } from '#bank/core/storage/collection';
import { type Log, Store } from '#bank/core/storage/store';
import { collections } from '#bank/modules';
import { cheques, fund } from '#bank/seed/accounts';
import { valueFunds } from '#bank/seed/funds';
import { instantOn } from '#bank/seed/year';
import { addDays, type BankDate } from '#contract/domain/dates';

/** Near the earliest clock date, so that the tax change of 2026 is included. */
export const START_DATE: BankDate = '2024-01-02';
const BALANCE = 2_000_000;
export const savers = ['nora', 'hugo'] as const;

const holdingsOf = (name: string) => [
  cheques({ key: `${name}-diario`, description: 'Diario', ending: '1001', balance: BALANCE }),
  cheques({ key: `${name}-ahorro`, description: 'Ahorro', ending: '1002', balance: BALANCE }),
  fund({ key: `${name}-deuda`, ending: '1003', fund: 'CZDEUDA', cash: `${name}-diario`, units: null }),
  fund({ key: `${name}-liquidez`, ending: '1004', fund: 'CZLIQUIDEZ', cash: `${name}-ahorro`, units: null }),
];

/** `log` receives all commits, including the initial ones. */
export function openSavers(log: Log): Store {
  const store = new Store(collections, new State(), log);
  store.transact((tx) => {
    openBankAccounts(tx);
    valueFunds(tx, START_DATE);
    for (const customer of savers) {
      for (const { account, balance, records } of holdingsOf(customer)) {
        openAccount(tx, { ...account, customer });
        records?.(tx, START_DATE);
        const amount = balance(START_DATE);
        if (amount === 0) continue;
        const details = {
          at: instantOn(addDays(START_DATE, -1), 0),
          description: 'Saldo',
          category: 'other' as const,
        };
        move(tx, { ...details, from: bankAccount('opening'), to: account.key, amount });
      }
    }
  });
  return store;
}
