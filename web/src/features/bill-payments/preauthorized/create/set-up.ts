import { loadMerchants } from '#web/features/bill-payments/shared/payees/merchants.ts';
import { referenceOf } from '#web/features/bill-payments/shared/payees/payee-labels.ts';
import { loadPayees } from '#web/features/bill-payments/shared/payees/payees.ts';
import { unwrap } from '#web/lib/api/client.ts';
import { merchantsApi } from '#web/lib/api/clients/merchants.ts';
import { preauthorizedPaymentsApi } from '#web/lib/api/clients/preauthorized-payments.ts';
import { sessionApi } from '#web/lib/api/clients/session.ts';
import { loadActiveDebits } from '../api';
import { mediaOf } from '../medium';
import { type CreationDraft, type CreationQuote, type CreationSetup, companiesOf, orderOf } from './creation';

/** Loads the form data. Prefills the saved service, or the company and number, from the URL. */
export async function setUp(query: URLSearchParams): Promise<CreationSetup> {
  const [active, merchants, payees, { key }] = await Promise.all([
    loadActiveDebits(),
    loadMerchants('service'),
    // Optional: used for sorting and for prefilled values.
    loadPayees('service').catch(() => []),
    unwrap(sessionApi.user.query()),
  ]);
  const payee = payees.find((each) => each.key === query.get('payee'));
  const merchantKey = payee?.merchantKey ?? query.get('merchant');
  return {
    customer: key,
    companies: companiesOf(merchants, payees),
    media: mediaOf(active),
    known:
      merchantKey === null
        ? undefined
        : { merchantKey, reference: payee ? referenceOf(payee) : (query.get('reference') ?? '') },
  };
}

/** Loads the fields of the selected company. */
export async function loadCompanyFields(
  { merchant }: CreationDraft,
  { companies }: CreationSetup,
): Promise<CreationQuote> {
  const company = companies.find(({ key }) => key === merchant);
  if (company === undefined) throw new TypeError('The draft has not been checked');
  const { data } = await unwrap(
    merchantsApi.actionFields.query({
      params: { merchantKey: company.merchantKey },
      query: { bill_type: company.billType, action_type: 'CREATE' },
    }),
  );
  return { merchant: company, definitions: data };
}

/** Uses a new nonce each time: another tab may have bound the previous one. */
export async function validate(
  draft: CreationDraft,
  setup: CreationSetup,
  previous: CreationQuote | undefined,
): Promise<CreationQuote> {
  if (previous === undefined) throw new TypeError('The company has not been selected');
  const { merchant, definitions } = previous;
  const order = orderOf(draft, setup, previous);
  const { nonce } = await loadActiveDebits();
  const agreed = await unwrap(preauthorizedPaymentsApi.validate.mutate({ body: { ...order, nonce } }));
  return { merchant, definitions, agreed: { ...agreed, order } };
}
