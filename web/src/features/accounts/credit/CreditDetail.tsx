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
import { transferTo } from '../addresses';
import { balanceOf, OwedBalance } from '../Balance';
import { Actions, Detail } from '../Detail';
import { Read, type ReadQuery } from '../Read';
import { NextPaymentCard } from './NextPaymentCard';
import { isSettled, nextPaymentOf } from './next-payment';

type CreditDetailProps<Credit extends CreditProduct> = {
  slug: CreditSlug;
  account: Account;
  credit: ReadQuery<Credit>;
  words: {
    balance: string;
    /** Label of the next payment: a card's avoids interest, a loan's is its instalment. */
    payment: string;
    transfer: string;
    /** True if the button shows the due date; the card then shows the days left. */
    dated: boolean;
  };
  art?: Slot;
  /** Note below the balance; depends only on the account. */
  note?: Slot;
  /** Shows the payable amounts on the page, next to the due date. */
  offersAmounts?: boolean;
  /** Next cut-off of a card, when interest is charged. */
  nextCutOff?: (credit: Credit) => BankDate | undefined;
  standing: { of: (credit: Credit) => Slot; height: string };
  below: Slot;
};

/** Shared page of all credits: debt, status, next payment. */
export function CreditDetail<Credit extends CreditProduct>({
  slug,
  account,
  credit,
  words,
  art,
  note,
  offersAmounts = false,
  nextCutOff,
  standing,
  below,
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
          <Face>
            {art}
            <Standing>
              <OwedBalance label={words.balance} balance={balanceOf(account)} />
              <Read query={credit} height={standing.height}>
                {standing.of}
              </Read>
            </Standing>
          </Face>
          {note}
          <Actions>
            {/* If the credit could not be read, only the retry above is shown. */}
            {!offersAmounts && (isPending || data !== undefined) && pay}
            {mayUse(account, 'TRANSFER_TO') && !(data && isSettled(data)) && (
              <Transfer to={account.key} isOutlined={offersAmounts}>
                {words.transfer}
              </Transfer>
            )}
          </Actions>
        </>
      }
      aside={
        data === undefined ? (
          isPending && (
            <Skeleton
              height={offersAmounts ? '386px' : words.dated ? '155px' : '200px'}
              borderRadius="card"
            />
          )
        ) : (
          <NextPaymentCard
            product={data}
            label={words.payment}
            dated={words.dated}
            nextCutOff={nextCutOff?.(data)}
            pay={offersAmounts && pay}
          />
        )
      }
      below={below}
    />
  );
}

const Face = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '6', rowGap: '5' },
});
const Standing = chakra('div', {
  base: {
    flex: '1 1 17rem',
    minWidth: '0',
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'minmax(0, 1fr)',
  },
});

/* On a phone the button takes a line of its own. */
const quiet = {
  variant: 'ghost',
  ms: { base: '-4', md: '-5' },
  flex: { base: '1 0 100%', md: 'none' },
  justifyContent: 'flex-start',
} as const;

/** Outlined if the payment has a card of its own; else a quiet link beside the payment button. */
function Transfer({ to, isOutlined, children }: { to: string; isOutlined: boolean; children: string }) {
  return (
    <LinkButton to={transferTo(to)} {...(isOutlined ? ({ variant: 'outline' } as const) : quiet)}>
      <Icon as={ArrowLeftRight} />
      <span>{children}</span>
    </LinkButton>
  );
}
