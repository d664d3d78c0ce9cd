import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense, useState } from 'react';
import { bankToday } from '../../api/bank-clock';
import { useCredit } from '../../api/queries/credit';
import { readFlag } from '../../environment/flags';
import { NOT_LOADED } from '../../errors/unread';
import { formatDate } from '../../format/dates';
import { sentKey } from '../../operation/sent';
import { Button } from '../../ui/Button';
import { ShownBalances } from '../../ui/balances';
import { EasyPaymentSkeleton, type EasyPayment as Offered } from '../../ui/EasyPaymentSlot';
import { Text } from '../../ui/Text';
import { AmountOptions } from './AmountOptions';
import { firstChoice } from './amounts';
import { buttons } from './buttons';

/** Only who pays needs the rest. */
const EasyPaymentDialog = lazy(() => import('./EasyPaymentDialog'));

/** The button that pays a credit from where it is shown, once it is known what there is to pay. */
const EasyPayment: Offered = ({ account, size, offersAmounts = false }) => {
  const product = useCredit(account.slug, account.key);
  // A payment that was on its way when the page was reloaded opens by itself.
  const [open, setOpen] = useState(() => sentKey(account.key) !== null);
  const [picked, setPicked] = useState<string>();
  const { label, switchedOff } = buttons[account.slug];
  const off = switchedOff !== null && readFlag('disableLoanPayments');
  if (product.isPending) return <EasyPaymentSkeleton size={size} />;
  if (product.isError) return <Failed onRetry={() => void product.refetch()} retrying={product.isFetching} />;
  // A loan that was paid back takes nothing more; its receipt may be open still.
  if (switchedOff !== null && product.data.balanceOwed.amount === 0 && !open) return null;
  // What is overdue has a day that has passed: its page says so.
  const { paymentDueDate, nextDueDate, currentPaymentAmount } = product.data;
  const due = currentPaymentAmount?.amount === 0 ? undefined : (paymentDueDate ?? nextDueDate);
  const chosen = offersAmounts ? firstChoice(product.data, bankToday(), picked).chosen : undefined;
  return (
    <Place>
      {chosen !== undefined && (
        <AmountOptions product={product.data} name="page-amount" chosen={chosen} onChoose={setPicked} />
      )}
      <Button
        block={offersAmounts}
        look={size === 'sm' ? 'tonal' : 'solid'}
        size={size}
        disabled={off}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {off && (
        <Text size="sm" tone="muted">
          {switchedOff}
        </Text>
      )}
      {!off && switchedOff !== null && size === 'md' && due !== undefined && due >= bankToday() && (
        <Text size="sm" tone="muted">
          Pagar antes del {formatDate(due)}
        </Text>
      )}
      {open && (
        <ShownBalances>
          <Suspense fallback={null}>
            <EasyPaymentDialog
              account={account}
              product={product.data}
              chosen={chosen}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        </ShownBalances>
      )}
    </Place>
  );
};
export default EasyPayment;

const Failed = ({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) => (
  <Place role="alert">
    <Text size="sm" tone="muted">
      {NOT_LOADED}
    </Text>
    <Button look="ghost" size="sm" onClick={onRetry} busy={retrying && 'Reintentando...'}>
      Reintentar
    </Button>
  </Place>
);

const Place = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    '& > fieldset': { mb: '2' },
  },
});
