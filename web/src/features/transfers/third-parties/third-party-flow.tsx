import { type ThirdPartyType, thirdPartyTypes } from '#contract/domain/third-party-type';
import { defineFlow } from '#web/flow/flow.ts';
import { requireChequeAccount } from '#web/flow/money-form/accounts.ts';
import { signWithToken } from '#web/flow/signature/SignatureForm.tsx';
import { transferHistory } from '#web/lib/addresses/transfer-history.ts';
import { thirdPartyBase } from '#web/lib/addresses/transfers.ts';
import { bankNow } from '#web/lib/api/bank-clock.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { loadReceipt } from '../shared/api';
import { transferReceipt } from '../shared/receipt-view';
import { amend } from './amend';
import { executePath, executeThirdParty, setUpThirdParty, validateThirdParty } from './api';
import { kinds } from './kinds';
import { isRepeated } from './repeated-transfer';
import { summaryOf } from './summary';
import { ThirdPartyFields } from './ThirdPartyFields';
import { ThirdPartyLiveSummary } from './ThirdPartyLiveSummary';
import { chequeAccounts, draftOf, orderOf, type ThirdParty } from './third-party';
import { checkThirdParty } from './third-party-rules';

const SignTransfer = signWithToken(({ key }) => ({ method: 'POST', url: executePath(key) }));

const thirdPartyFlow = (type: ThirdPartyType) =>
  defineFlow<ThirdParty>({
    base: thirdPartyBase(type),
    title: kinds[type].title,
    parent:
      type === 'cards'
        ? { to: '/hubs/cards', label: 'Tarjetas' }
        : { to: '/hubs/transfers', label: 'Transferencias' },
    setup: () => setUpThirdParty(type),
    defaults: draftOf,
    redirect: ({ accounts }) => requireChequeAccount(chequeAccounts(accounts)),
    inputs: [
      {
        slug: '',
        label: 'Captura los datos',
        fields: [
          ['to', 'to_recipient_key'],
          ['amount', 'amount'],
          ['from', 'from_account_key'],
          ['date', 'start_date'],
          ['concept', 'message'],
          ['reference', 'customer_reference'],
        ],
        check: (draft, setup) => checkThirdParty(draft, setup, bankNow()),
        Fields: ThirdPartyFields,
        SidePanel: ThirdPartyLiveSummary,
        submit: async (draft, setup) => {
          const order = orderOf(draft, bankNow());
          const [quote, repeated] = await Promise.all([validateThirdParty(setup, order), isRepeated(order)]);
          return { ...quote, order, repeated };
        },
      },
    ],
    summary: summaryOf,
    signature: {
      input: null,
      confirm: { slug: null, title: kinds[type].signature, Form: SignTransfer },
    },
    execute: (_, setup, { order }) => executeThirdParty(setup, order),
    lookUp: ({ key }) => loadReceipt(key),
    receipt: transferReceipt(kinds[type].repeatLabel),
    amend,
    unchanged: 'No se hizo ningún cargo a tu cuenta.',
    history: transferHistory,
    invalidates: [
      queryKeys.summary,
      queryKeys.accounts.all,
      queryKeys.transfers.all,
      queryKeys.recipients.all,
      queryKeys.limits,
    ],
  });

export default thirdPartyTypes.map(thirdPartyFlow);
