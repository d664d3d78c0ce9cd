import { didYouMean } from '#bank/core/errors/did-you-mean';
import { fieldError } from '#bank/core/errors/domain-error';
import type { Transaction } from '#bank/core/storage/transaction';
import { institutionOf } from '#bank/shared/institutions/institutions';
import { openBills } from '#bank/shared/merchants/bills';
import { referenceFor } from '#bank/shared/merchants/fixture-reference';
import { hasMagicEnding } from '#bank/shared/merchants/magic';
import type { MerchantData } from '#bank/shared/merchants/merchant';
import { findMerchant, merchants } from '#bank/shared/merchants/merchants';
import { aliasKey, normalizeSpaces } from '#bank/shared/parties/alias';
import { payeeNumber, payees } from '#bank/shared/parties/payees';
import { destinationKey, recipients } from '#bank/shared/parties/recipients';
import { brand } from '#contract/brand';
import { accountOfClabe } from '#contract/domain/clabe';
import type { BankDate } from '#contract/domain/dates';
import { isTopUp } from '#contract/domain/payment';
import type { PersonPayee, PersonRecipient } from '#contract/domain/person';
import { MAX_NICKNAME_LENGTH } from '#contract/payees';
import { MAX_ALIAS_LENGTH } from '#contract/recipients';
import { buildPayee } from '../payees/saved-payee';
import { digitsFrom } from '../random';
import { buildRecipient, otherBank, type SeedRecipient, sameBank } from '../recipients/seed-recipient';

type Owner = { user: string; key: string };

/** Rejects the second of two rows with the same value, with the second row's `field`. */
class Distinct {
  readonly #fields = new Map<string, string>();

  add(value: string, field: string): void {
    const other = this.#fields.get(value);
    if (other !== undefined) throw fieldError(field, `This is the same as ${other}.`);
    this.#fields.set(value, field);
  }
}

const optional = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : normalizeSpaces(text);

/** Saves a CLABE of this bank as a same-bank account. */
function recipientOf({ alias, clabe, ...names }: PersonRecipient, key: string, field: string): SeedRecipient {
  const bank = institutionOf(clabe);
  if (!bank) throw fieldError(`${field}.clabe`, `No bank has the number ${clabe.slice(0, 3)}.`);
  const name = normalizeSpaces(names.name);
  const lastName = optional(names.lastName);
  const secondLastName = optional(names.secondLastName);
  if (lastName === undefined && secondLastName !== undefined)
    throw fieldError(`${field}.lastName`, 'A person with a second last name has a first one.');
  const texts = {
    key,
    alias: normalizeSpaces(alias ?? name.slice(0, MAX_ALIAS_LENGTH)),
    name: lastName === undefined ? name : ([name, lastName, secondLastName] as const),
  };
  return bank.id === brand.bankId ? sameBank(accountOfClabe(clabe), texts) : otherBank(clabe, texts);
}

/** Saves active recipients; returns their keys, such as `rosa-recipient-1`. */
export function putRecipients(
  tx: Transaction,
  { user, key: customer }: Owner,
  requested: readonly PersonRecipient[],
): string[] {
  const distinct = new Distinct();
  return requested.map((request, index) => {
    const field = `recipients.${index}`;
    const recipient = recipientOf(request, `${user}-recipient-${index + 1}`, field);
    distinct.add(destinationKey(recipient), `${field}.clabe`);
    distinct.add(aliasKey(recipient.alias), `${field}.alias`);
    return tx.put(recipients, buildRecipient(customer, recipient)).key;
  });
}

function merchantFor(name: string, field: string): MerchantData {
  const merchant = findMerchant(name);
  if (!merchant) {
    const hint = didYouMean(
      name,
      merchants.map(({ merchantKey }) => merchantKey),
    );
    throw fieldError(field, `There is no company ${JSON.stringify(name)}.${hint} VALUES.md lists the keys.`);
  }
  const extraFields = merchant.fields.slice(1).filter(({ type }) => type === 'variable');
  if (extraFields.length === 0) return merchant;
  throw fieldError(
    field,
    `${name} also needs ${extraFields.map(({ id }) => id).join(', ')}: save it as the customer.`,
  );
}

/** Returns a number with an open bill, or any number for a top-up. */
function freeReference(
  tx: Transaction,
  { merchant, seed, today }: { merchant: MerchantData; seed: string; today: BankDate },
): string {
  const length = merchant.fields[0].maximumLength ?? 0;
  for (let attempt = 0; ; attempt += 1) {
    const reference = digitsFrom(`${seed} ${attempt}`, length);
    const isPayable = isTopUp(merchant.billType) || openBills(tx, { merchant, reference, today }).length > 0;
    if (isPayable && !hasMagicEnding(reference)) return reference;
  }
}

/** Saves active payees; returns their keys, such as `rosa-payee-1`. */
export function putPayees(
  tx: Transaction,
  { user, key: customer }: Owner,
  { requested, today }: { requested: readonly PersonPayee[]; today: BankDate },
): string[] {
  const distinct = new Distinct();
  return requested.map(({ merchant: name, reference: given, nickname }, index) => {
    const field = `payees.${index}`;
    const key = `${user}-payee-${index + 1}`;
    const merchant = merchantFor(name, `${field}.merchant`);
    const reference =
      given === undefined
        ? freeReference(tx, { merchant, seed: key, today })
        : referenceFor(merchant, given, `${field}.reference`);
    const payee = buildPayee(
      customer,
      {
        key,
        merchantKey: name,
        nickname: normalizeSpaces(nickname ?? merchant.name.slice(0, MAX_NICKNAME_LENGTH)),
      },
      reference,
    );
    distinct.add(payeeNumber(payee), `${field}.reference`);
    distinct.add(aliasKey(payee.nickname), `${field}.nickname`);
    return tx.put(payees, payee).key;
  });
}
