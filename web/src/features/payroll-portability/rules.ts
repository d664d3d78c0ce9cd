import { type Account, byProductOrder } from '#contract/domain/account';
import { type BankDate, isRealDate } from '#contract/domain/dates';
import { wrongLength } from '#contract/domain/length-rule';
import type { PayingAccountType } from '#contract/domain/portability';
import type { Institution } from '#contract/references';
import {
  bankOfNumber,
  belongsTo,
  isAdult,
  isBirthdate,
  isPayingAccount,
  isPayingBank,
  mayReceive,
  payingAccountLength,
} from '#contract/rules/payroll-portability';
import { checkDigitError } from '#contract/rules/recipients';
import type { FieldErrors } from '#web/components/forms/draft.ts';
import { CHECKED } from '#web/components/forms/draft.ts';
import type { LiveHint } from '#web/components/forms/LiveHints.tsx';
import { accountKind, accountOf } from '#web/flow/money-form/accounts.ts';
import { bankNameOf, birthdateOf, type PortabilityDraft, type PortabilityFlowSetup } from './portability';

export const receivingAccounts = (accounts: readonly Account[]): Account[] =>
  accounts
    .filter((account) => mayReceive({ ...accountKind(account), entitlements: account.entitlements }))
    .sort(byProductOrder);

/** Returns the banks except this one, sorted by name. */
export const payingBanks = (institutions: readonly Institution[]): Institution[] =>
  institutions.filter(({ id }) => isPayingBank(id)).sort((a, b) => a.name.localeCompare(b.name, 'es-MX'));

type NumberDraft = Pick<PortabilityDraft, 'bank' | 'type' | 'number'>;
type Banks = Pick<PortabilityFlowSetup, 'institutions'>;

const nouns: Record<PayingAccountType, string> = { CLABE: 'La CLABE', DEBIT_CARD: 'La tarjeta' };

/** Returns an error if the first digits belong to another bank. */
function bankMismatchError({ bank, type, number }: NumberDraft, { institutions }: Banks): string | undefined {
  const bankId = bankOfNumber(type, number);
  if (bank === '' || bankId === undefined || belongsTo(type, number, bank)) return undefined;
  const bankName = bankNameOf(institutions, bankId);
  return `Esta ${type === 'CLABE' ? 'CLABE' : 'tarjeta'} ${bankName === undefined ? 'no es' : `es de ${bankName}, no`} de ${bankNameOf(institutions, bank)}.`;
}

function numberError(draft: NumberDraft, setup: Banks): string | undefined {
  const { type, number } = draft;
  const length = payingAccountLength[type];
  if (number === '') return type === 'CLABE' ? 'Escribe la CLABE.' : 'Escribe el número de tu tarjeta.';
  if (number.length !== length) return wrongLength(nouns[type], length, number.length);
  if (!isPayingAccount(type, number)) return checkDigitError(number.length);
  return bankMismatchError(draft, setup);
}

/** Returns hints while the customer types the number. */
export function numberHints(draft: NumberDraft, setup: Banks): LiveHint[] {
  const { bank, type, number } = draft;
  const length = payingAccountLength[type];
  const problem =
    bankMismatchError(draft, setup) ?? (number.length >= length ? numberError(draft, setup) : undefined);
  if (problem !== undefined) return [{ good: false, text: problem }];
  if (number.length < length) return [{ text: `${number.length} de ${length} dígitos` }];
  const whose =
    type === 'CLABE' && bank !== '' ? `, corresponde a ${bankNameOf(setup.institutions, bank)}` : '';
  return [{ good: true, text: `${length} dígitos${whose}` }];
}

function birthdateError(draft: PortabilityDraft, today: BankDate): string | undefined {
  const { day, month, year } = draft;
  if (day === '' || month === '' || year === '') return 'Escribe tu fecha de nacimiento.';
  const birthdate = birthdateOf(draft);
  if (!isRealDate(birthdate) || !isBirthdate(birthdate, today)) return 'Verifica tu fecha de nacimiento.';
  return isAdult(birthdate, today) ? undefined : 'Debes ser mayor de edad para pedir la portabilidad.';
}

/** Errors by field. The bank checks the same rules again. */
export const checkPortability = (
  draft: PortabilityDraft,
  setup: PortabilityFlowSetup,
  today: BankDate,
): FieldErrors<PortabilityDraft> => ({
  bank: draft.bank === '' ? 'Elige el banco que te paga hoy.' : undefined,
  number: numberError(draft, setup),
  to: accountOf(setup.accounts, draft.to) ? undefined : 'Elige la cuenta que recibirá tu nómina.',
  day: birthdateError(draft, today),
  consent: draft.consent === CHECKED ? undefined : 'Autoriza la solicitud para continuar.',
});
