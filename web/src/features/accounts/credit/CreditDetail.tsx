import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowLeftRight } from 'lucide-react';
import { type Account, mayUse } from '#contract/domain/account';
import type { CreditProduct } from '#contract/domain/credit-product';
import type { BankDate } from '#contract/domain/dates';
import { LinkButton } from '#web/components/Button.tsx';
import { Icon } from '#web/components/Icon.tsx';
import type { Slot } from '#web/components/slot.ts';
import { EasyPayment } from '#web/features/easy-payment/EasyPayment.tsx';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import type { CreditSlug } from '#web/lib/api/queries/credit.ts';
import { transferToUrl } from '../addresses';
import { balanceOf, OwedBalance } from '../Balance';
import { Actions, Detail } from '../Detail';
import { QueryView, type ViewedQuery } from '../QueryView';
import { NextPaymentCard } from './NextPaymentCard';
import { isSettled, nextPaymentOf } from './next-payment';

type CreditDetailProps<Credit extends CreditProduct> = {
  slug: CreditSlug;
  account: Account;
  credit: ViewedQuery<Credit>;
  labels: {
    balance: string;
    /** Label of the next payment: a card's interest-free amount, or a loan's instalment. */
    payment: string;
    transfer: string;
    /** True if the payment button shows the due date; the card then shows the days left. */
    isDateInButton: boolean;
  };
  art?: Slot;
  /** Note below the balance; depends only on the account. */
  note?: Slot;
  /** Shows the payable amounts on the page, next to the due date. */
  offersAmounts?: boolean;
  /** Next cut-off of a card, when interest is charged. */
  nextCutOff?: (credit: Credit) => BankDate | undefined;
  status: { render: (credit: Credit) => Slot; height: string };
  sections: Slot;
};

/** Shared page of all credits: debt, status, next payment. */
export function CreditDetail<Credit extends CreditProduct>({
  slug,
  account,
  credit,
  labels,
  art,
  note,
  offersAmounts = false,
  nextCutOff,
  status,
  sections,
}: CreditDetailProps<Credit>) {
  const { data, isPending } = credit;
  // A stable position in the tree keeps the payment dialog mounted while the credit changes.
  const isDue = data === undefined || nextPaymentOf(data, bankToday()).state === 'due';
  const pay = (
    <EasyPayment
      account={{ key: account.key, slug, displayId: account.displayId }}
      offersAmounts={offersAmounts && isDue}
    />
  );
  return (
    <Detail
      account={account}
      overview={
        <>
          <DebtHeader>
            {art}
            <StatusColumn>
              <OwedBalance label={labels.balance} balance={balanceOf(account)} />
              <QueryView query={credit} height={status.height}>
                {status.render}
              </QueryView>
            </StatusColumn>
          </DebtHeader>
          {note}
          <Actions>
            {/* If the credit could not be read, only the retry above is shown. */}
            {!offersAmounts && (isPending || data !== undefined) && pay}
            {mayUse(account, 'TRANSFER_TO') && !(data && isSettled(data)) && (
              <TransferLink to={account.key} isOutlined={offersAmounts}>
                {labels.transfer}
              </TransferLink>
            )}
          </Actions>
        </>
      }
      aside={
        data === undefined ? (
          isPending && (
            <Skeleton
              height={offersAmounts ? '386px' : labels.isDateInButton ? '155px' : '200px'}
              borderRadius="card"
            />
          )
        ) : (
          <NextPaymentCard
            product={data}
            label={labels.payment}
            isDateInButton={labels.isDateInButton}
            nextCutOff={nextCutOff?.(data)}
            pay={offersAmounts && pay}
          />
        )
      }
      sections={sections}
    />
  );
}

const DebtHeader = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '6', rowGap: '5' },
});
const StatusColumn = chakra('div', {
  base: {
    flex: '1 1 17rem',
    minWidth: '0',
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'minmax(0, 1fr)',
  },
});

/* On a phone the link is on its own line. */
const ghostProps = {
  variant: 'ghost',
  ms: { base: '-4', md: '-5' },
  flex: { base: '1 0 100%', md: 'none' },
  justifyContent: 'flex-start',
} as const;

/** Outlined if the payment button is in its own card; otherwise a ghost link beside that button. */
function TransferLink({ to, isOutlined, children }: { to: string; isOutlined: boolean; children: string }) {
  return (
    <LinkButton to={transferToUrl(to)} {...(isOutlined ? ({ variant: 'outline' } as const) : ghostProps)}>
      <Icon as={ArrowLeftRight} />
      <span>{children}</span>
    </LinkButton>
  );
}
