import { isChosen, isLoan, OfferedProduct } from '#contract/shared/campaign';
import { toCentavos } from '#contract/shared/money';
import { queryKeys } from '../../api/query-keys';
import { SUMMARY } from '../../environment/summary';
import { defineFlow, type FlowInput } from '../../flow/flow';
import type { FieldPaths } from '../../forms/draft';
import { requireChequeAccount } from '../../money-form/accounts';
import type { SignatureProps } from '../../operation/signature-request';
import { SignatureForm } from '../../signature/SignatureForm';
import { AmountFields } from './AmountFields';
import { askedOffer, campaignBase } from './addresses';
import {
  acceptOffer,
  acceptPath,
  findReceipt,
  loadBranch,
  loadBranches,
  loadDocument,
  loadPesoAccounts,
} from './api';
import { offerOnce, useAskedOffer } from './asked-offer';
import { BranchFields } from './BranchFields';
import { CardAside } from './CardAside';
import { CostCard } from './CostCard';
import {
  type Campaign,
  type CampaignDraft,
  type CampaignForm,
  checkCard,
  checkChosen,
  checkTerms,
  draftOf,
  propertiesOf,
} from './campaign';
import { OfferAside } from './OfferAside';
import { OpenedOffer } from './OpenedOffer';
import { offerReceipt } from './receipt';
import { summaryOf } from './summary';
import { TermsFields } from './TermsFields';
import { titles } from './words';

const PROPERTIES = 'offer_properties';

/** What is refused of an amount that cannot be chosen is told where it is agreed to. */
const termsInput = (product: OfferedProduct): FlowInput<Campaign> => {
  const fields: FieldPaths<CampaignDraft> = isChosen(product) ? [] : [['terms', `${PROPERTIES}.amount`]];
  return {
    slug: '',
    label: 'Términos',
    fields,
    check: checkTerms,
    Fields: TermsFields,
    Aside: OfferAside,
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
  Aside: CostCard,
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
  Aside: CardAside,
  submit: async ({ branch }) => ({ branch: await loadBranch(branch) }),
};

function inputsOf(product: OfferedProduct): FlowInput<Campaign>[] {
  const terms = termsInput(product);
  if (isChosen(product)) return [terms, amountInput];
  return product === 'TDC' ? [terms, branchInput] : [terms];
}

async function setUp(
  product: OfferedProduct,
  visitId: string,
  query: URLSearchParams,
): Promise<CampaignForm> {
  const keys = askedOffer(campaignBase(product), query);
  if (keys === undefined) throw new TypeError('The page has no offer');
  const [{ offer, terms }, document, accounts, branches] = await Promise.all([
    offerOnce(keys),
    loadDocument(keys),
    isLoan(product) ? loadPesoAccounts() : [],
    product === 'TDC' ? loadBranches() : [],
  ]);
  const { title, offerAmount } = offer.offerDetails;
  const most = toCentavos(offerAmount.amount);
  return { keys, visitId, product, title, most, terms, document, accounts, branches };
}

/** Signs the acceptance of the offer that the page is about. */
function SignOffer(props: SignatureProps) {
  const { referenceKey } = useAskedOffer();
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
    execute: (draft, form) => acceptOffer(form.keys, propertiesOf(draft, form), form.visitId),
    // The same body is answered with the same folio for ever.
    repeatable: true,
    lookUp: ({ keys }) => findReceipt(keys.referenceKey),
    receipt: offerReceipt,
    unchanged: 'No se contrató nada.',
    history: { to: SUMMARY, label: 'Ver mis cuentas' },
    invalidates: [queryKeys.summary, queryKeys.accounts.all, queryKeys.offers],
  });

/** One for each kind of product that is offered. */
export default OfferedProduct.options.map(campaignFlow);

export const Gate = OpenedOffer;
