import { hasAmountChoice, isLoan, OfferedProduct } from '#contract/domain/campaign';
import { toCentavos } from '#contract/domain/money';
import type { FieldPaths } from '#web/components/forms/draft.ts';
import { defineFlow, type FlowInput } from '#web/flow/flow.ts';
import { requireChequeAccount } from '#web/flow/money-form/accounts.ts';
import { SignatureForm } from '#web/flow/signature/SignatureForm.tsx';
import type { SignatureProps } from '#web/flow/submission/signature-request.ts';
import { SUMMARY } from '#web/lib/addresses/summary.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { AmountFields } from './AmountFields';
import { campaignBase, requestedOffer } from './addresses';
import {
  acceptOffer,
  acceptPath,
  findReceipt,
  loadBranch,
  loadBranches,
  loadDocument,
  loadPesoAccounts,
} from './api';
import { BranchFields } from './BranchFields';
import { CardSidePanel } from './CardSidePanel';
import { CostCard } from './CostCard';
import {
  type Campaign,
  type CampaignDraft,
  type CampaignSetup,
  checkCard,
  checkChosen,
  checkTerms,
  draftOf,
  propertiesOf,
} from './campaign';
import { titles } from './labels';
import { OfferSidePanel } from './OfferSidePanel';
import { OpenedOffer } from './OpenedOffer';
import { offerReceipt } from './receipt';
import { offerOnce, useRequestedOffer } from './requested-offer';
import { summaryOf } from './summary';
import { TermsFields } from './TermsFields';

const PROPERTIES = 'offer_properties';

/** If the amount is not chosen in the form, its errors are shown at the terms. */
const termsInput = (product: OfferedProduct): FlowInput<Campaign> => {
  const fields: FieldPaths<CampaignDraft> = hasAmountChoice(product)
    ? []
    : [['terms', `${PROPERTIES}.amount`]];
  return {
    slug: '',
    label: 'Términos',
    fields,
    check: checkTerms,
    Fields: TermsFields,
    SidePanel: OfferSidePanel,
    submit: async () => ({}),
  };
};

const amountInput: FlowInput<Campaign> = {
  slug: 'amount',
  label: 'Monto y plazo',
  fields: [
    ['amount', `${PROPERTIES}.amount`],
    ['term', `${PROPERTIES}.deadline`],
    ['term', `${PROPERTIES}.payment`],
    ['to', `${PROPERTIES}.deposit_account_key`],
  ],
  check: checkChosen,
  Fields: AmountFields,
  SidePanel: CostCard,
  submit: async () => ({}),
};

const branchInput: FlowInput<Campaign> = {
  slug: 'branch',
  label: 'Sucursal',
  fields: [
    ['name', `${PROPERTIES}.embossing_name`],
    ['branch', `${PROPERTIES}.branch_id`],
  ],
  check: checkCard,
  Fields: BranchFields,
  SidePanel: CardSidePanel,
  submit: async ({ branch }) => ({ branch: await loadBranch(branch) }),
};

function inputsOf(product: OfferedProduct): FlowInput<Campaign>[] {
  const terms = termsInput(product);
  if (hasAmountChoice(product)) return [terms, amountInput];
  return product === 'TDC' ? [terms, branchInput] : [terms];
}

async function setUp(
  product: OfferedProduct,
  visitId: string,
  query: URLSearchParams,
): Promise<CampaignSetup> {
  const keys = requestedOffer(campaignBase(product), query);
  if (keys === undefined) throw new TypeError('The page has no offer');
  const [{ offer, terms }, document, accounts, branches] = await Promise.all([
    offerOnce(keys),
    loadDocument(keys),
    isLoan(product) ? loadPesoAccounts() : [],
    product === 'TDC' ? loadBranches() : [],
  ]);
  const { title, offerAmount } = offer.offerDetails;
  const maximum = toCentavos(offerAmount.amount);
  return { keys, visitId, product, title, maximum: maximum, terms, document, accounts, branches };
}

/** Signature step of the acceptance of an offer. */
function SignOffer(props: SignatureProps) {
  const { referenceKey } = useRequestedOffer();
  return <SignatureForm {...props} call={{ method: 'POST', url: acceptPath(referenceKey) }} />;
}

const campaignFlow = (product: OfferedProduct) =>
  defineFlow<Campaign>({
    base: campaignBase(product),
    title: titles[product],
    parent: { to: SUMMARY, label: 'Mis cuentas' },
    setup: (visitId, query) => setUp(product, visitId, query),
    defaults: draftOf,
    redirect: ({ accounts }) => (isLoan(product) ? requireChequeAccount(accounts) : undefined),
    inputs: inputsOf(product),
    summary: summaryOf,
    signature: {
      input: null,
      confirm: { slug: null, title: 'Firma tu contratación', Form: SignOffer },
    },
    execute: (draft, setup) => acceptOffer(setup.keys, propertiesOf(draft, setup), setup.visitId),
    // Idempotent: the same body always returns the same receipt number.
    repeatable: true,
    lookUp: ({ keys }) => findReceipt(keys.referenceKey),
    receipt: offerReceipt,
    unchanged: 'No se contrató nada.',
    history: { to: SUMMARY, label: 'Ver mis cuentas' },
    invalidates: [queryKeys.summary, queryKeys.accounts.all, queryKeys.offers],
  });

export default OfferedProduct.options.map(campaignFlow);

export const Gate = OpenedOffer;
