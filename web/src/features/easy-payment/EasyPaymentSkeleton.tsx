import { Skeleton } from '@chakra-ui/react/skeleton';

/** Same height as the button. */
export const EasyPaymentSkeleton = ({ size }: { size: 'md' | 'sm' }) => (
  <Skeleton height={size === 'sm' ? '44px' : '48px'} width="150px" />
);
