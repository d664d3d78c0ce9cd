import { Skeleton } from '@chakra-ui/react/skeleton';

export const SummaryPlaceholder = () => <Skeleton height="18px" width="80%" aria-hidden="true" />;
