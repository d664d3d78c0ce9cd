import { formatEnding } from '#contract/domain/account';
import {
  type IdentifierKind,
  identifierOf,
  joinLoanId,
  type RecipientAccountType,
} from '#contract/domain/recipient-identifier';
import type { Recipient } from '#contract/recipients';
import { formatAmex, formatCard, formatClabe, formatPhone } from '#web/lib/format/numbers.ts';

export const typeNames: Record<RecipientAccountType, string> = {
  TPTON: 'Cuentas Cenzontle',
  TPTOFF: 'Cuentas de otros bancos',
  TPTLOAN: 'Créditos personales',
  TPTMORTGAGE: 'Créditos hipotecarios',
  TPTCC: 'Tarjetas de crédito',
  TPTAMEX: 'American Express',
  OWN: 'Cuentas propias',
};

const numberNames: Record<IdentifierKind, string> = {
  TPTON_ACCTID: 'Cuenta',
  TPTON_PHONENUMBER: 'Celular',
  TPTON_DEBITCARDNUMBER: 'Tarjeta de Débito',
  TPTOFF_ACCTKEY: 'CLABE',
  TPTOFF_PHONENUMBER: 'Celular',
  TPTOFF_DEBITCARDNUMBER: 'Tarjeta de Débito',
  TPTCC_ACCTID: 'Tarjeta de crédito',
  TPTON_CREDITCARDNUMBER: 'Tarjeta de crédito',
  TPTAMEX_ACCTID: 'American Express',
  TPTLOAN_ACCTID: 'Crédito personal',
  TPTMORTGAGE_ACCTID: 'Crédito hipotecario',
};

type Account = Pick<Recipient, 'accountType' | 'accountId' | 'bankOffice'>;

/** Returns the identifier type by length; joins the branch and number of a loan first. */
const kindOf = ({ accountType, accountId, bankOffice }: Account): IdentifierKind | undefined =>
  identifierOf(accountType, bankOffice === undefined ? accountId : joinLoanId(bankOffice, accountId))?.kind;

export const isPhone = (account: Account): boolean => kindOf(account)?.endsWith('PHONENUMBER') ?? false;

/** 'CLABE', 'Celular' */
export function accountLabel(account: Account): string {
  const kind = kindOf(account);
  return kind === undefined ? 'Cuenta' : numberNames[kind];
}

/** 'BBVA, CLABE •••• 4821'. */
export const accountEnding = (account: Account & Pick<Recipient, 'bankName'>): string =>
  `${account.bankName}, ${accountLabel(account)} ${formatEnding(account.accountId)}`;

/** Returns the number in groups, with its branch if it has one. */
export function accountNumber(account: Account): string {
  const { accountId, accountType, bankOffice } = account;
  if (bankOffice !== undefined) return `Sucursal ${bankOffice}, ${accountId}`;
  if (isPhone(account)) return formatPhone(accountId);
  if (accountId.length === 18) return formatClabe(accountId);
  if (accountType === 'TPTAMEX') return formatAmex(accountId);
  return accountId.length === 11 ? accountId : formatCard(accountId);
}
