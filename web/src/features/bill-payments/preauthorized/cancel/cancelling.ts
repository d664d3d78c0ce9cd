import { nextBusinessDay } from '#contract/domain/dates';
import type { PreauthorizedReceipt } from '#contract/domain/preauthorized-payment';
import { codeOf } from '#web/lib/api/api-error.ts';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import { unwrap } from '#web/lib/api/client.ts';
import { preauthorizedPaymentsApi } from '#web/lib/api/clients/preauthorized-payments.ts';
import { loadHolidays } from '#web/lib/api/queries/references.ts';
import { loadActiveDebits, receiptOfDone } from '../api';
import { mediaOf } from '../medium';
import {
  type CancelDraft,
  type CancelQuote,
  type CancelSetup,
  cancellationRequest,
  selectionOf,
} from './cancellation';

/** Deadline for a cancellation to take effect, in bank days. */
const BANK_DAYS = 3;

async function loadLastDay() {
  const holidays = await loadHolidays();
  return Array.from({ length: BANK_DAYS }).reduce<string>(
    (day) => nextBusinessDay(day, holidays),
    bankToday(),
  );
}

export async function setUp(query: URLSearchParams): Promise<CancelSetup> {
  const [active, appliesBy] = await Promise.all([loadActiveDebits(), loadLastDay().catch(() => undefined)]);
  const { data: debits } = active;
  const isPreselected = debits.some(({ key }) => key === query.get('payment'));
  return { debits, media: mediaOf(active), isPreselected, appliesBy };
}

/** Reads the current debits again, with an unused nonce. */
export async function quoteOf(draft: CancelDraft, setup: CancelSetup): Promise<CancelQuote> {
  const { data, nonce } = await loadActiveDebits();
  const selection = selectionOf(draft, { debits: data }) ?? selectionOf(draft, setup);
  if (selection === undefined) throw new TypeError('The draft has not been checked');
  return {
    request: cancellationRequest(selection.scope, selection.debit),
    nonce,
    cancelledDebits: selection.cancelledDebits,
  };
}

async function send({
  request,
  nonce,
}: Pick<CancelQuote, 'request' | 'nonce'>): Promise<PreauthorizedReceipt> {
  const { id } =
    request.cancellation_type === 'CANCELLATION_COMPANY'
      ? await unwrap(preauthorizedPaymentsApi.cancelCompany.mutate({ body: { ...request, nonce } }))
      : await unwrap(preauthorizedPaymentsApi.cancelMedium.mutate({ body: { ...request, nonce } }));
  return receiptOfDone(id);
}

/** Codes for a nonce used or bound by another tab. */
const TAKEN_NONCE_CODES: readonly string[] = ['CZ_NONCE_REUSED', 'CZ_NOT_VALIDATED'];

const isActive = ({ cancelledDebits }: CancelQuote, data: CancelSetup['debits']): boolean =>
  data.some(({ key }) => cancelledDebits.some((debit) => debit.key === key));

/** Cancels once; retries with a new nonce if another tab used the shared one. */
export async function cancel(quote: CancelQuote): Promise<PreauthorizedReceipt> {
  try {
    return await send(quote);
  } catch (error) {
    if (!TAKEN_NONCE_CODES.includes(codeOf(error))) throw error;
    const { data, nonce } = await loadActiveDebits();
    if (!isActive(quote, data)) throw error;
    return send({ request: quote.request, nonce });
  }
}

/** Checks a lost response: the bank no longer lists cancelled debits, and a repeated call returns their receipt. */
export async function findCancelled(quote: CancelQuote): Promise<PreauthorizedReceipt | null> {
  const { data } = await loadActiveDebits();
  return isActive(quote, data) ? null : send(quote);
}
