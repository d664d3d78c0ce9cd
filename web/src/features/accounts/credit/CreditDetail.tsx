import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowLeftRight } from 'lucide-react';
import { type Account, mayUse } from '#contract/domain/account';
import type { CreditProduct } from '#contract/domain/credit-product';
import type { BankDate } from '#contract/domain/dates';
import { LinkButton } from '#web/components/Button.tsx';
import { Icon } from '#web/components/Icon.tsx';
import { Skeleton } from '#web/components/Skeleton.tsx';
import type { Slot } from '#web/components/slot.ts';
import { EasyPaymentSlot, useEasyPayment } from '#web/features/easy-payment/EasyPaymentSlot.tsx';
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
    /** What the next payment is for: a card's avoids interest, a loan's is its instalment. */
    payment: string;
    transfer: string;
    /** Whether its button says by when to pay: then the card says how long that is. */
    dated: boolean;
  };
  /** Before the balance: what the credit looks like. */
  art?: Slot;
  /** Under the balance, from the account alone. */
  note?: Slot;
  /** Whether the amounts that may be paid stand on the page, beside when that is to be. */
  offersAmounts?: boolean;
  /** When it is charged next, where it is charged on a cut-off. */
  nextCutOff?: (credit: Credit) => BankDate | undefined;
  /** How the credit stands. */
  standing: { of: (credit: Credit) => Slot; height: string };
  below: Slot;
};

/** What all credit shows: what is owed, how it stands, what to pay next and how. */
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
  // One place, whatever the credit asks for: what is being paid, and its receipt, stay while that changes.
  const beside = useEasyPayment() !== null && offersAmounts;
  const isDue = data === undefined || nextPaymentOf(data, bankToday()).state === 'due';
  const pay = (
    <EasyPaymentSlot
      account={{ key: account.key, slug, displayId: account.displayId }}
      offersAmounts={beside && isDue}
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
            {/* Where the credit could not be read, the one way to try again stands above. */}
            {!beside && (isPending || data !== undefined) && pay}
            {mayUse(account, 'TRANSFER_TO') && !(data && isSettled(data)) && (
              <Transfer to={account.key} alone={beside}>
                {words.transfer}
              </Transfer>
            )}
          </Actions>
        </>
      }
      aside={
        data === undefined ? (
          isPending && (
            <Skeleton height={beside ? '386px' : words.dated ? '155px' : '200px'} borderRadius="card" />
          )
        ) : (
          <NextPaymentCard
            product={data}
            label={words.payment}
            dated={words.dated}
            nextCutOff={nextCutOff?.(data)}
            pay={beside && pay}
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

/* On a phone it has a line of its own, however wide the button before it is. */
const quiet = {
  look: 'ghost',
  ms: { base: '-4', md: '-5' },
  flex: { base: '1 0 100%', md: 'none' },
  justifyContent: 'flex-start',
} as const;

/** The page's one solid button, unless there is an easier way to pay: then its words stand in line with the rest. */
function Transfer({ to, alone, children }: { to: string; alone: boolean; children: string }) {
  const easier = useEasyPayment() !== null;
  return (
    <LinkButton to={transferTo(to)} {...(alone ? { look: 'line' } : easier ? quiet : {})}>
      <Icon as={ArrowLeftRight} />
      <span>{children}</span>
    </LinkButton>
  );
}
