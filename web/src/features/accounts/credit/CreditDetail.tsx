import { ArrowLeftRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Account, mayUse } from '#contract/shared/account';
import type { CreditProduct } from '#contract/shared/credit-product';
import type { BankDate } from '#contract/shared/dates';
import type { CreditSlug } from '../../../api/queries/credit';
import { LinkButton } from '../../../ui/Button';
import { EasyPaymentSlot, useEasyPayment } from '../../../ui/EasyPaymentSlot';
import { Icon } from '../../../ui/Icon';
import { Skeleton } from '../../../ui/Skeleton';
import { transferTo } from '../addresses';
import { balanceOf, OwedBalance } from '../Balance';
import { Actions, Detail } from '../Detail';
import { Read, type ReadQuery } from '../Read';
import { NextPaymentCard } from './NextPaymentCard';
import { isSettled } from './next-payment';

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
  /** Under the balance, from the account alone. */
  note?: ReactNode;
  /** When it is charged next, where it is charged on a cut-off. */
  nextCutOff?: (credit: Credit) => BankDate | undefined;
  /** How the credit stands. */
  standing: { of: (credit: Credit) => ReactNode; height: string };
  below: ReactNode;
};

/** What all credit shows: what is owed, how it stands, what to pay next and how. */
export const CreditDetail = <Credit extends CreditProduct>({
  slug,
  account,
  credit,
  words,
  note,
  nextCutOff,
  standing,
  below,
}: CreditDetailProps<Credit>) => (
  <Detail
    account={account}
    overview={
      <>
        <OwedBalance label={words.balance} balance={balanceOf(account)} />
        <Read query={credit} height={standing.height}>
          {standing.of}
        </Read>
        {note}
        <Actions>
          {/* Where the credit could not be read, the one way to try again stands above. */}
          {(credit.isPending || credit.data !== undefined) && (
            <EasyPaymentSlot account={{ key: account.key, slug, displayId: account.displayId }} />
          )}
          {mayUse(account, 'TRANSFER_TO') && !(credit.data && isSettled(credit.data)) && (
            <Transfer to={account.key}>{words.transfer}</Transfer>
          )}
        </Actions>
      </>
    }
    aside={<Payment credit={credit} words={words} nextCutOff={credit.data && nextCutOff?.(credit.data)} />}
    below={below}
  />
);

type PaymentProps = {
  credit: ReadQuery<CreditProduct>;
  words: { payment: string; dated: boolean };
  nextCutOff: BankDate | undefined;
};

function Payment({ credit: { data, isPending }, words, nextCutOff }: PaymentProps) {
  if (isPending) return <Skeleton height={words.dated ? '155px' : '200px'} borderRadius="card" />;
  return data === undefined ? null : (
    <NextPaymentCard product={data} label={words.payment} dated={words.dated} nextCutOff={nextCutOff} />
  );
}

/* On a phone it has a line of its own, however wide the button before it is. */
const quiet = {
  look: 'ghost',
  ms: { base: '-4', md: '-5' },
  flex: { base: '1 0 100%', md: 'none' },
  justifyContent: 'flex-start',
} as const;

/** The page's one solid button, unless there is an easier way to pay: then its words stand in line with the rest. */
function Transfer({ to, children }: { to: string; children: string }) {
  const easier = useEasyPayment() !== null;
  return (
    <LinkButton to={transferTo(to)} {...(easier ? quiet : {})}>
      <Icon as={ArrowLeftRight} />
      {children}
    </LinkButton>
  );
}
