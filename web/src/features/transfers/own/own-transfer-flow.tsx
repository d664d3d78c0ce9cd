import { type Account, primaryBalance } from '#contract/domain/account';
import { formatExchangeRate, type KnownMoney } from '#contract/domain/money';
import { Money } from '#web/components/Money.tsx';
import { defineFlow } from '#web/flow/flow.ts';
import { accountOf, requireChequeAccount } from '#web/flow/money-form/accounts.ts';
import {
  amountHeadline,
  conceptRow,
  dayRow,
  destinationRow,
  sourceRow,
  toAccount,
} from '#web/flow/money-form/review-rows.tsx';
import type { Summary } from '#web/flow/summary.ts';
import { transferHistory } from '#web/lib/addresses/transfer-history.ts';
import { OWN_TRANSFER } from '#web/lib/addresses/transfers.ts';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import { unwrap } from '#web/lib/api/client.ts';
import { transfersApi } from '#web/lib/api/clients/transfers.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { formatMoney } from '#web/lib/money/format.ts';
import { creditBalanceOf, isCredit } from '#web/lib/money/owed.ts';
import { loadReceipt } from '../shared/api';
import { RATE_OF_THE_DAY, transferReceipt } from '../shared/receipt-view';
import { setUpOwnTransfer } from './api';
import { OwnTransferFields } from './OwnTransferFields';
import { OwnTransferLiveSummary } from './OwnTransferLiveSummary';
import { draftOf, type OwnTransfer, orderOf, sourcesOf } from './own-transfer';
import { checkOwnTransfer } from './own-transfer-rules';

const ownTransferFlow = defineFlow<OwnTransfer>({
  base: OWN_TRANSFER,
  title: 'Transferir entre mis cuentas',
  parent: { to: '/hubs/transfers', label: 'Transferencias' },
  setup: setUpOwnTransfer,
  defaults: draftOf,
  redirect: ({ accounts }) => requireChequeAccount(sourcesOf(accounts)),
  inputs: [
    {
      slug: '',
      label: 'Captura los datos',
      fields: [
        ['from', 'from_account_key'],
        ['to', 'to_account_key'],
        ['amount', 'amount'],
        ['date', 'start_date'],
        ['concept', 'message'],
      ],
      check: (draft, setup) => checkOwnTransfer(draft, setup, bankToday()),
      Fields: OwnTransferFields,
      SidePanel: OwnTransferLiveSummary,
      submit: async (draft, setup) => {
        const order = orderOf(draft, setup, bankToday());
        const body = { ...order, action: 'Validate' as const };
        return {
          ...(await unwrap(transfersApi.validate.mutate({ params: { transferKey: setup.key }, body }))),
          order,
        };
      },
    },
  ],
  summary: summaryOf,
  signature: { input: null, confirm: null },
  execute: (_, { key, nonce }, { order }) =>
    unwrap(
      transfersApi.execute.mutate({
        params: { transferKey: key },
        body: { ...order, action: 'Create', nonce },
      }),
    ),
  lookUp: ({ key }) => loadReceipt(key),
  receipt: transferReceipt('Hacer otra transferencia'),
  unchanged: 'No se hizo ningún cargo a tu cuenta.',
  history: transferHistory,
  invalidates: [queryKeys.summary, queryKeys.accounts.all, queryKeys.transfers.all],
});

export default [ownTransferFlow];

function summaryOf(
  draft: OwnTransfer['draft'],
  { accounts }: OwnTransfer['setup'],
  { fromAmount, toAmount, exchangeRate, effectiveDate }: OwnTransfer['quote'],
): Summary<OwnTransfer['draft']> {
  const from = accountOf(accounts, draft.from);
  const to = accountOf(accounts, draft.to);
  const isScheduled = draft.when === 'later';
  const date = formatDate(effectiveDate);
  return {
    lead: 'Vas a transferir',
    headline: amountHeadline(fromAmount),
    to: toAccount(to),
    rows: [
      sourceRow(from),
      destinationRow(to),
      ...(exchangeRate === undefined
        ? []
        : [
            { label: 'Tipo de cambio', value: formatExchangeRate(exchangeRate) },
            { label: 'Importe que llega', value: formatMoney(toAmount) },
          ]),
      dayRow(draft, effectiveDate),
      conceptRow(draft),
      { label: 'Comisión', value: 'Sin comisión' },
      {
        label: 'Total a cargo',
        value: <Money amount={fromAmount.amount} currency={fromAmount.currencyCode} size="md" />,
        total: true,
      },
    ],
    note: `${creditNote(from, isScheduled, fromAmount)}${
      isScheduled
        ? laterNote(date, exchangeRate)
        : 'Se hace en cuanto confirmas. Después no se puede cancelar.'
    }`,
    button: `${isScheduled ? 'Programar' : 'Transferir'} ${formatMoney(fromAmount)}`,
  };
}

/** Note for a transfer from a credit balance, which may be spent by the scheduled day. */
function creditNote(from: Account | undefined, isScheduled: boolean, { amount }: KnownMoney): string {
  if (from === undefined || !isCredit(from)) return '';
  const balance = primaryBalance(from);
  const creditBalance = (balance && creditBalanceOf(balance)?.amount) ?? 0;
  return !isScheduled && creditBalance >= amount ? 'Sale de tu saldo a favor. ' : 'Sale de tu crédito. ';
}

const laterNote = (date: string, exchangeRate: number | undefined) =>
  [
    `Se hará el ${date}.`,
    ...(exchangeRate === undefined ? [] : [RATE_OF_THE_DAY]),
    'Antes puedes cancelarla desde tu historial.',
  ].join(' ');
