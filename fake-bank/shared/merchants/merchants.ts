import { DomainError, fieldError } from '#bank/core/errors/domain-error';
import type { Problem } from '#bank/core/storage/collection';
import type { BillType } from '#contract/domain/payment';

import { energy } from './energy';
import { hiddenMerchants } from './hidden-merchants';
import type { MerchantData } from './merchant';
import { operators } from './operators';
import { phone } from './phone';
import { screens } from './screens';
import { unbilledMerchants } from './unbilled-merchants';
import { water } from './water';

const spanish = new Intl.Collator('es-MX', { sensitivity: 'base' });

export const merchants: readonly MerchantData[] = [
  ...energy,
  ...water,
  ...phone,
  ...screens,
  ...unbilledMerchants,
  ...operators,
  ...hiddenMerchants,
].sort((a, b) => spanish.compare(a.name, b.name) || a.merchantId - b.merchantId);

const byKey: ReadonlyMap<string, MerchantData> = new Map(
  merchants.map((merchant) => [merchant.merchantKey, merchant]),
);

export const findMerchant = (key: string): MerchantData | undefined => byKey.get(key);

/** Constraint: the merchant exists. */
export const unknownMerchant = ({
  merchantKey,
}: {
  merchantKey?: string | undefined;
}): Problem | undefined =>
  merchantKey === undefined || byKey.has(merchantKey)
    ? undefined
    : { field: 'merchantKey', reason: `names the company ${merchantKey}, which does not exist.` };

export function merchantOf(key: string): MerchantData {
  const merchant = byKey.get(key);
  if (!merchant) throw new DomainError('CZ_NOT_FOUND');
  return merchant;
}

export function checkBillType({ billType }: MerchantData, requested: BillType): void {
  if (billType !== requested) throw fieldError('bill_type', 'Esta empresa no recibe ese tipo de pago.');
}

const plainName = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('es-MX');

export const isNamed = ({ name }: Pick<MerchantData, 'name'>, part: string): boolean =>
  plainName(name).includes(plainName(part.trim()));
