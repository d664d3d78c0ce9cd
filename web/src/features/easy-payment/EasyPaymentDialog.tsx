import { useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { CreditProduct } from '#contract/domain/credit-product';
import { keepsOverpayment } from '#contract/rules/transfers';
import { Dialog } from '#web/components/Dialog.tsx';
import {
  clearPendingSubmission,
  pendingSubmissionKey,
  savePendingSubmission,
} from '#web/flow/submission/pending-submission.ts';
import { reconcile } from '#web/flow/submission/reconcile.ts';
import { useSingleFlight } from '#web/flow/submission/useSingleFlight.ts';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';
import { loadReceipt } from '../transfers/shared/api';
import { AmountStep } from './AmountStep';
import { CUSTOM, firstChoice, proposedAmount } from './amounts';
import { pay, setUp } from './api';
import { CombinedStep } from './CombinedStep';
import { type FailureType, kinds } from './kinds';
import { Payee } from './Payee';
import { PaymentFailure } from './PaymentFailure';
import type { PayableAccount } from './payable-account';
import { bodyOf, type Order } from './payment';
import { ReceiptStep } from './ReceiptStep';
import { SourceStep } from './SourceStep';
import { SubmittedPayment } from './SubmittedPayment';
import { initialStep, openingStep, positionOf, type Step, titleOf } from './steps';
import { UnknownPayment } from './UnknownPayment';

type EasyPaymentDialogProps = {
  account: PayableAccount;
  product: CreditProduct;
  /** Amount option selected on the page: undefined for the first, null if the page shows no options. */
  selectedOption: string | undefined | null;
  onClose: () => void;
};
type Failure = { type: FailureType; error: unknown };

/** Dialog that pays one of the customer's credits. It has no URL; closing it discards the payment. */
export default function EasyPaymentDialog({
  account,
  product,
  selectedOption,
  onClose,
}: EasyPaymentDialogProps) {
  const [step, setStep] = useState<Step>(() => openingStep(product, pendingSubmissionKey(account.key)));
  const [choice, setChoice] = useState(() => firstChoice(product, bankToday(), selectedOption));
  const [failure, setFailure] = useState<Failure>();
  const queryClient = useQueryClient();
  const refresh = () => {
    for (const queryKey of [queryKeys.accounts.all, queryKeys.summary, queryKeys.transfers.all]) {
      void queryClient.invalidateQueries({ queryKey });
    }
  };
  const settingUp = useSingleFlight(setUp);
  const paying = useSingleFlight(({ setup, from, charge }: Order) => {
    savePendingSubmission(account.key, setup.key);
    return reconcile(
      () => pay(setup.key, bodyOf(setup, { from, to: account.key, charge, today: bankToday() })),
      { lookUp: () => loadReceipt(setup.key), isPossibleDuplicate: false },
    ).finally(clearPendingSubmission);
  }, refresh);

  const chooseAmount = (centavos: number, isAmountFromPage = false) =>
    settingUp.start(undefined, {
      onSuccess: (setup) => setStep({ name: 'SelectFromAccountForm', setup, centavos, isAmountFromPage }),
      onError: (error) => setFailure({ type: 'failedAccounts', error }),
    });
  const skipFirstStep = useEffectEvent(() => {
    const centavos = selectedOption !== null && proposedAmount(product, bankToday(), choice.chosen);
    if (centavos && step.name === 'SelectAmountForms') chooseAmount(centavos, true);
  });
  useEffect(() => skipFirstStep(), []);
  const execute = (order: Order) =>
    paying.start(order, {
      onSuccess: (outcome) => {
        if (outcome.kind === 'done')
          return setStep({ name: 'Receipt', receipt: outcome.done, creditBefore: product });
        // Lets the client look the payment up again if the page is reloaded on this step.
        savePendingSubmission(account.key, order.setup.key);
        setStep({ name: 'Unknown' });
      },
      onError: (error) => setFailure({ type: kinds[account.slug].failure, error }),
    });

  const paidProduct = { product, acceptsOverpayment: keepsOverpayment(product) };
  const toAmount = () => setStep({ name: 'SelectAmountForms' });
  if (step.name === 'Sent')
    return (
      <SubmittedPayment
        transferKey={step.key}
        onKnown={(receipt) => {
          refresh();
          if (receipt) clearPendingSubmission();
          setStep(receipt ? { name: 'Receipt', receipt } : { name: 'Unknown' });
        }}
      />
    );
  if (step.name === 'Unknown') return <UnknownPayment onClose={onClose} />;
  return (
    <>
      <Dialog
        title={titleOf(step.name, account.slug)}
        overline={positionOf(step)}
        {...(step.name === 'Receipt' && { icon: Check, tone: 'success' })}
        wide
        // The combined step has its own close button.
        isLocked={paying.pending || step.name === 'SelectBoth'}
        onClose={onClose}
        onBack={step.name === 'SelectFromAccountForm' ? toAmount : undefined}
      >
        {step.name !== 'Receipt' && <Payee slug={account.slug} product={product} />}
        {step.name === 'SelectAmountForms' && (
          <AmountStep
            {...paidProduct}
            choice={choice}
            onChoice={setChoice}
            busy={settingUp.pending}
            onChosen={chooseAmount}
            onCancel={onClose}
          />
        )}
        {step.name === 'SelectFromAccountForm' && (
          <SourceStep {...step} {...paidProduct} paying={paying.pending} onPay={execute} onBack={toAmount} />
        )}
        {step.name === 'SelectBoth' && (
          <CombinedStep
            {...paidProduct}
            isCustomAmount={selectedOption === CUSTOM}
            paying={paying.pending}
            onPay={execute}
            onFailed={(error) => setFailure({ type: 'failedAccounts', error })}
            onCancel={onClose}
          />
        )}
        {step.name === 'Receipt' && (
          <ReceiptStep
            {...step}
            slug={account.slug}
            product={product}
            onFailed={(error) => setFailure({ type: 'failedPdf', error })}
            onAgain={() => {
              setChoice(firstChoice(product, bankToday()));
              setStep(initialStep(product));
            }}
            onFinish={() => {
              refresh();
              onClose();
            }}
          />
        )}
      </Dialog>
      {failure && (
        <PaymentFailure
          {...failure}
          slug={account.slug}
          onClose={() => {
            setFailure(undefined);
            // No payment is possible without accounts.
            if (failure.type === 'failedAccounts') onClose();
          }}
        />
      )}
    </>
  );
}
