import { Skeleton } from '@chakra-ui/react/skeleton';

export const FactPlaceholder = () => <Skeleton height="18px" width="80%" aria-hidden="true" />;
