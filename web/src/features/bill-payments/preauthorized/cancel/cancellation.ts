import type { BankDate } from '#contract/domain/dates';
import type { PreauthorizedPayment, PreauthorizedReceipt } from '#contract/domain/preauthorized-payment';
import type { CompanyWideCancellation, MediumCancellation } from '#contract/preauthorized-payments';
import type { FieldErrors } from '#web/components/forms/draft.ts';
import { companyCountText } from '../labels';
import { countCompanies, findMedium, type Medium, mediumId } from '../medium';

export type Scope = 'one' | 'medium' | 'company';

export type CancelDraft = { payment: string; scope: string };

export type CancelSetup = {
  debits: readonly PreauthorizedPayment[];
  media: readonly Medium[];
  isPreselected: boolean;
  /** Date by which the cancellation takes effect; undefined if unknown. */
  appliesBy: BankDate | undefined;
};

type CancelRequest = Omit<MediumCancellation, 'nonce'> | Omit<CompanyWideCancellation, 'nonce'>;

/** Keeps the request with the debits that it cancels. */
export type CancelQuote = {
  request: CancelRequest;
  nonce: string;
  cancelledDebits: readonly PreauthorizedPayment[];
};

export type Cancellation = {
  draft: CancelDraft;
  setup: CancelSetup;
  quote: CancelQuote;
  receipt: PreauthorizedReceipt;
};

type Debits = readonly PreauthorizedPayment[];

const usesSameMedium = (debit: PreauthorizedPayment) => (other: PreauthorizedPayment) =>
  mediumId(other) === mediumId(debit);

export function cancelledBy(scope: Scope, debit: PreauthorizedPayment, debits: Debits): Debits {
  const isOfSameCompany = ({ merchantId }: PreauthorizedPayment) => merchantId === debit.merchantId;
  if (scope === 'company') return debits.filter(isOfSameCompany);
  const sameMedium = debits.filter(usesSameMedium(debit));
  return scope === 'medium' ? sameMedium : sameMedium.filter(isOfSameCompany);
}

/** Returns 'one' and the scopes that cancel more direct debits. */
export function scopesOf(debit: PreauthorizedPayment, debits: Debits): Scope[] {
  const minimum = cancelledBy('one', debit, debits).length;
  const wider = (['medium', 'company'] as const).filter(
    (scope) => cancelledBy(scope, debit, debits).length > minimum,
  );
  return ['one', ...wider];
}

export function selectionOf({ payment, scope }: CancelDraft, { debits }: Pick<CancelSetup, 'debits'>) {
  const debit = debits.find(({ key }) => key === payment);
  if (debit === undefined) return undefined;
  const scopes = scopesOf(debit, debits);
  const selectedScope = scopes.find((each) => each === scope) ?? 'one';
  return { debit, scopes, scope: selectedScope, cancelledDebits: cancelledBy(selectedScope, debit, debits) };
}

export function scopeLabels(scope: Scope, debit: PreauthorizedPayment, setup: CancelSetup) {
  const { debits, media } = setup;
  const mediumName = findMedium(media, mediumId(debit))?.name ?? '';
  const cancelled = cancelledBy(scope, debit, debits);
  if (scope === 'company') {
    const title = `${debit.merchantName} en todas tus cuentas y tarjetas`;
    return { title, about: `Deja de cobrar ${cancelled.length} servicios` };
  }
  if (scope === 'medium') {
    const count = countCompanies(cancelled);
    return {
      title: `Todas las de ${mediumName}`,
      about: companyCountText(count, ['deja de cobrar', 'dejan de cobrar']),
    };
  }
  const otherCompanies = countCompanies(cancelledBy('medium', debit, debits)) - 1;
  return {
    title: `Solo ${debit.merchantName}`,
    about:
      otherCompanies === 0
        ? `Es la única que cobra de ${mediumName}`
        : `${otherCompanies === 1 ? 'La otra empresa sigue' : `Las otras ${otherCompanies} empresas siguen`} cobrando de ${mediumName}`,
  };
}

export const checkCancel = (draft: CancelDraft, setup: CancelSetup): FieldErrors<CancelDraft> => ({
  payment: selectionOf(draft, setup) ? undefined : 'Elige qué domiciliación cancelas.',
});

/** Builds the request of a valid draft. */
export function cancellationRequest(scope: Scope, debit: PreauthorizedPayment): CancelRequest {
  const { accountKey: account_key, merchantId: merchant_id, paymentType } = debit;
  if (scope === 'company') return { cancellation_type: 'CANCELLATION_COMPANY', account_key, merchant_id };
  const cancellation_type = paymentType === 'ACCOUNT' ? 'CANCELLATION_ACCOUNT' : 'CANCELLATION_DEBIT';
  return { cancellation_type, account_key, ...(scope === 'one' && { merchant_id }) };
}
