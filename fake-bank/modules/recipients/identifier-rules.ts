import { fieldError } from '#bank/core/errors/domain-error';
import { institutionOf } from '#bank/shared/institutions/institutions';
import { brand } from '#contract/brand';
import { bankOfClabe, CLABE_LENGTH } from '#contract/domain/clabe';
import { identifierOf, identifiers, type ThirdPartyAccountType } from '#contract/domain/recipient-identifier';
import type { NewRecipient } from '#contract/recipients';
import { cardBankError, digitsError, LOAN_LENGTHS, UNKNOWN_CLABE_BANK } from '#contract/rules/recipients';

type AccountFields = Pick<NewRecipient, 'account_type' | 'account_id' | 'bank_id'>;
type Destination = AccountFields & { account_type: ThirdPartyAccountType };

/** Account types of this bank only. */
const OF_THIS_BANK: readonly ThirdPartyAccountType[] = ['TPTON', 'TPTLOAN', 'TPTMORTGAGE'];

const OWN_ACCOUNT = 'Tus propias cuentas no se registran.';

const disjunction = new Intl.ListFormat('es-MX', { type: 'disjunction' });

function lengthsOf(accountType: ThirdPartyAccountType): string {
  if (accountType === 'TPTLOAN') return LOAN_LENGTHS;
  const lengths = Object.values(identifiers)
    .filter((identifier) => identifier.accountType === accountType)
    .flatMap((identifier) => identifier.lengths);
  const uniqueLengths = [...new Set(lengths)].sort((a, b) => a - b).map(String);
  return `${disjunction.format(uniqueLengths)} dígitos`;
}

function checkDigits({ account_type, account_id }: Destination): void {
  const identifier = identifierOf(account_type, account_id);
  if (!identifier) throw fieldError('account_id', `El número tiene ${lengthsOf(account_type)}.`);
  const problem = digitsError(identifier.kind, account_id);
  if (problem !== undefined) throw fieldError('account_id', problem);
}

function checkBank({ account_type, account_id, bank_id }: Destination): void {
  const isOfThisBank = bank_id === brand.bankId;
  if (!institutionOf(bank_id)) throw fieldError('bank_id', 'Elige un banco de la lista.');
  if (OF_THIS_BANK.includes(account_type) && !isOfThisBank) {
    throw fieldError('bank_id', `Este tipo de cuenta solo existe en ${brand.bank}.`);
  }
  const problem = cardBankError(account_id, bank_id);
  if (problem !== undefined) throw fieldError('bank_id', problem);
  if (account_type !== 'TPTOFF') return;
  if (isOfThisBank) throw fieldError('bank_id', `Para una cuenta de ${brand.bank}, elige mismo banco.`);
  if (account_id.length === CLABE_LENGTH && bankOfClabe(account_id) !== bank_id) {
    const owner = institutionOf(account_id)?.name;
    throw fieldError('bank_id', owner ? `La CLABE es de ${owner}.` : UNKNOWN_CLABE_BANK);
  }
}

/** `ownNumbers`: numbers by which the customer's accounts are paid. */
export function checkNotOwn(
  { account_type, account_id }: AccountFields,
  ownNumbers: readonly string[],
): void {
  if ((account_type === 'TPTON' || account_type === 'TPTCC') && ownNumbers.includes(account_id)) {
    throw fieldError('account_id', OWN_ACCOUNT);
  }
}

export function checkDestination({ account_type, ...rest }: AccountFields): ThirdPartyAccountType {
  if (account_type === 'OWN') throw fieldError('account_type', OWN_ACCOUNT);
  checkDigits({ account_type, ...rest });
  checkBank({ account_type, ...rest });
  return account_type;
}
