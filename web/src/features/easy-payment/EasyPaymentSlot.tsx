import { type ComponentType, createContext, Suspense, use } from 'react';
import type { ProductSlug } from '#contract/domain/account';
import { Skeleton } from '#web/components/Skeleton.tsx';

export type PayableAccount = {
  key: string;
  slug: Extract<ProductSlug, 'credit-card' | 'line-of-credit' | 'loan' | 'mortgage'>;
  displayId: string;
};

type EasyPaymentProps = {
  account: PayableAccount;
  size: 'md' | 'sm';
  offersAmounts?: boolean;
};

export type EasyPayment = ComponentType<EasyPaymentProps>;

const Offered = createContext<EasyPayment | null>(null);

/** Injected by the app, as features may not import each other. */
export const EasyPaymentProvider = Offered;

export const useEasyPayment = (): EasyPayment | null => use(Offered);

/** Same height as the button. */
export const EasyPaymentSkeleton = ({ size }: { size: 'md' | 'sm' }) => (
  <Skeleton height={size === 'sm' ? '44px' : '48px'} width="150px" />
);

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
