import { REFERENCE } from '#bank/shared/merchants/merchant';
import { merchantOf } from '#bank/shared/merchants/merchants';
import type { Payee } from '#bank/shared/parties/payees';
import { isTopUp } from '#contract/domain/payment';
import type { PayeeStatus } from '#contract/payees';

export type SavedPayee = {
  key: string;
  nickname: string;
  merchantKey: string;
  status?: PayeeStatus;
  values?: Readonly<Record<string, string>>;
  /** Defaults to the reference of the customer's past payments to the merchant. */
  reference?: string;
};

export function buildPayee(customer: string, savedPayee: SavedPayee, reference: string): Payee {
  const { key, nickname, merchantKey, status = 'ACTIVE', values = {} } = savedPayee;
  const merchant = merchantOf(merchantKey);
  const fieldValues: Readonly<Record<string, string>> = { ...values, [REFERENCE]: reference };
  const inputs = merchant.fields.filter(({ type }) => type === 'variable' && !isTopUp(merchant.billType));
  return {
    key,
    customer,
    nickname,
    merchantKey,
    status,
    reference,
    values: inputs.map(({ id }) => ({ id, value: fieldValues[id] ?? '' })),
  };
}
