import { bankAccount } from '#bank/core/ledger/accounts';
import { type LedgerOperation, post } from '#bank/core/ledger/ledger';
import type { Transaction } from '#bank/core/storage/transaction';
import type { ThirdPartyType } from '#contract/domain/third-party-type';

/** SPEI commission in centavos: five pesos plus VAT. */
const COMMISSION = { fee: 5_00, vat: 80 };

export const COMMISSION_TEXT = 'Comisión por transferencia SPEI, IVA incluido';

export const commissionOf = (type: ThirdPartyType): number =>
  type === 'spei' ? COMMISSION.fee + COMMISSION.vat : 0;

type Charge = { account: string; at: number; operation?: LedgerOperation };

const postings = (account: string, { fee, vat }: Record<'fee' | 'vat', number>) => [
  { account, amount: -fee - vat },
  { account: bankAccount('fees'), amount: fee },
  { account: bankAccount('vat'), amount: vat },
];

export const postCommission = (tx: Transaction, { account, ...charge }: Charge): void =>
  void post(tx, {
    ...charge,
    description: COMMISSION_TEXT,
    category: 'other',
    postings: postings(account, COMMISSION),
  });

export const refundCommission = (tx: Transaction, { account, ...charge }: Charge): void =>
  void post(tx, {
    ...charge,
    description: 'Devolución de comisión por transferencia SPEI',
    category: 'other',
    postings: postings(account, { fee: -COMMISSION.fee, vat: -COMMISSION.vat }),
  });
