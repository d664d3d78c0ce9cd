import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { LucideIcon } from 'lucide-react';
import { type Account, accountName } from '#contract/domain/account';
import { BrokenRowsNote } from '#web/components/errors/BrokenRowsNote.tsx';
import { ErrorPanel } from '#web/components/errors/ErrorPanel.tsx';
import { HubLinks } from '#web/components/HubLinks.tsx';
import { loadingText } from '#web/components/Loading.tsx';
import { RowsLoading } from '#web/components/RowsLoading.tsx';
import type { Slot } from '#web/components/slot.ts';
import { accountUrl } from '#web/lib/addresses/summary.ts';
import { useOwnAccounts } from '#web/lib/api/queries/summary.ts';
import { queryKeys } from '#web/lib/api/query-keys.ts';

type AccountLinksProps = {
  icon: LucideIcon;
  isListed: (account: Account) => boolean;
  skeletonRows: number;
  emptyState: Slot;
};

export function AccountLinks({ icon, isListed, skeletonRows, emptyState }: AccountLinksProps) {
  const { data: accounts, error, isFetching, refetch } = useOwnAccounts();
  if (accounts === undefined) {
    return error ? (
      <ErrorPanel error={error} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <>
        <VisuallyHidden role="status">{loadingText}</VisuallyHidden>
        <RowsLoading rows={skeletonRows} height="72px" />
      </>
    );
  }
  const visible = accounts.filter(isListed);
  if (visible.length === 0) return emptyState;
  return (
    <>
      <BrokenRowsNote list={queryKeys.summary} counted={['cuenta', 'cuentas']} />
      <HubLinks
        links={visible.map((account) => ({
          to: accountUrl(account),
          icon,
          title: accountName(account),
          about: `${account.type} ${account.displayId}`,
        }))}
      />
    </>
  );
}
