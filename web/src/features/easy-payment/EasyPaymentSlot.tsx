import { type ComponentType, createContext, Suspense, use } from 'react';
import type { ProductSlug } from '#contract/domain/account';
import { Skeleton } from '#web/components/Skeleton.tsx';

/** A credit that can be paid from where it is shown. */
export type PayableAccount = {
  key: string;
  slug: Extract<ProductSlug, 'credit-card' | 'line-of-credit' | 'loan' | 'mortgage'>;
  displayId: string;
};

type EasyPaymentProps = {
  account: PayableAccount;
  size: 'md' | 'sm';
  /** Whether the amounts that may be paid stand above the button, to be chosen there. */
  offersAmounts?: boolean;
};

/** The button that begins an easy payment, with all that it opens. */
export type EasyPayment = ComponentType<EasyPaymentProps>;

const Offered = createContext<EasyPayment | null>(null);

/** Which easy payment the pages below offer: features do not know each other, so the app says it. */
export const EasyPaymentProvider = Offered;

export const useEasyPayment = (): EasyPayment | null => use(Offered);

/** As high as the button that it is the place of. */
export const EasyPaymentSkeleton = ({ size }: { size: 'md' | 'sm' }) => (
  <Skeleton height={size === 'sm' ? '44px' : '48px'} width="150px" />
);

/** The place of the easy payment on a page; nothing where the app offers none. */
export function EasyPaymentSlot({
  size = 'md',
  ...rest
}: Partial<EasyPaymentProps> & Pick<EasyPaymentProps, 'account'>) {
  const Payment = useEasyPayment();
  return (
    Payment && (
      <Suspense fallback={<EasyPaymentSkeleton size={size} />}>
        <Payment size={size} {...rest} />
      </Suspense>
    )
  );
}
