import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '#web/components/Button.tsx';
import { ShownBalances } from '#web/components/balances.tsx';
import { NOT_LOADED } from '#web/components/errors/texts.ts';
import { pendingSubmissionKey } from '#web/flow/submission/pending-submission.ts';
import { PAY_ANCHOR } from '#web/lib/addresses/summary.ts';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import { useCredit } from '#web/lib/api/queries/credit.ts';
import { readFlag } from '#web/lib/environment/flags.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { buttons } from './buttons';
import type { PayableAccount } from './payable-account';

const AmountOptions = lazy(() => import('./AmountOptions'));
const EasyPaymentDialog = lazy(() => import('./EasyPaymentDialog'));

type EasyPaymentProps = {
  account: PayableAccount;
  offersAmounts?: boolean;
  /** Shown before the credit is read, on pages that know the amount from elsewhere. */
  label?: string;
  /** True if the button already proposes the first amount. */
  isAmountInButton?: boolean;
};

/** Button that opens the payment of a credit once the credit is loaded. */
export function EasyPayment({
  account,
  offersAmounts = false,
  label: shownLabel,
  isAmountInButton = false,
}: EasyPaymentProps) {
  const product = useCredit(account.slug, account.key);
  // A payment pending at a reload reopens the dialog.
  const [open, setOpen] = useState(() => pendingSubmissionKey(account.key) !== null);
  const [selectedOption, setSelectedOption] = useState<string>();
  const { label, disabledText } = buttons[account.slug];
  const isDisabled = disabledText !== null && readFlag('disableLoanPayments');
  const isOwnPage = shownLabel === undefined;
  useRequestedPayment(isOwnPage && !isDisabled && Boolean(product.data?.balanceOwed.amount), () =>
    setOpen(true),
  );
  if (product.isError)
    return <LoadFailure onRetry={() => void product.refetch()} retrying={product.isFetching} />;
  const credit = product.data;
  // The height of the button.
  if (credit === undefined && isOwnPage) return <Skeleton height="48px" width="150px" />;
  // A settled loan cannot be paid, but its receipt may still be open.
  if (disabledText !== null && credit?.balanceOwed.amount === 0 && !open) return null;
  // No text for an overdue payment: the page shows it.
  const dueDate =
    credit?.currentPaymentAmount?.amount === 0 ? undefined : (credit?.paymentDueDate ?? credit?.nextDueDate);
  return (
    <ButtonSlot>
      {offersAmounts && credit && (
        <Suspense fallback={<Skeleton height="220px" width="100%" mb="2" />}>
          <AmountOptions
            product={credit}
            name="page-amount"
            selectedOption={selectedOption}
            onSelect={setSelectedOption}
          />
        </Suspense>
      )}
      <Button width={offersAmounts ? '100%' : undefined} disabled={isDisabled} onClick={() => setOpen(true)}>
        {shownLabel ?? label}
      </Button>
      {isDisabled && (
        <Text textStyle="body.sm" color="fg.muted">
          {disabledText}
        </Text>
      )}
      {!isDisabled &&
        disabledText !== null &&
        isOwnPage &&
        dueDate !== undefined &&
        dueDate >= bankToday() && (
          <Text textStyle="body.sm" color="fg.muted">{`Pagar antes del ${formatDate(dueDate)}`}</Text>
        )}
      {open && credit && (
        <ShownBalances>
          <Suspense fallback={null}>
            <EasyPaymentDialog
              account={account}
              product={credit}
              selectedOption={offersAmounts ? selectedOption : isAmountInButton ? undefined : null}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        </ShownBalances>
      )}
    </ButtonSlot>
  );
}

/** Opens the payment requested by the URL hash and clears it, so that Back does not reopen it. */
function useRequestedPayment(isPayable: boolean, openDialog: () => void): void {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const isRequested = isPayable && hash === PAY_ANCHOR;
  const start = useEffectEvent(() => {
    navigate(pathname + search, { replace: true, preventScrollReset: true });
    openDialog();
  });
  useEffect(() => {
    if (isRequested) start();
  }, [isRequested]);
}

const LoadFailure = ({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) => (
  <ButtonSlot role="alert">
    <Text textStyle="body.sm" color="fg.muted">
      {NOT_LOADED}
    </Text>
    <Button variant="ghost" size="sm" onClick={onRetry} busy={retrying && 'Reintentando...'}>
      Reintentar
    </Button>
  </ButtonSlot>
);

const ButtonSlot = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    '& > fieldset': { mb: '2' },
  },
});
