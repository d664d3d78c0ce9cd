import type { LucideIcon } from 'lucide-react';
import { type Account, accountName } from '#contract/shared/account';
import { useOwnAccounts } from '../../api/queries/summary';
import { detailOf } from '../../environment/summary';
import { ErrorPanel } from '../../errors/ErrorPanel';
import { HubLinks } from '../../ui/HubLinks';
import { loadingText } from '../../ui/Loading';
import { RowsLoading } from '../../ui/RowsLoading';
import type { Slot } from '../../ui/slot';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

type AccountLinksProps = {
  icon: LucideIcon;
  /** Which accounts lead somewhere from here. */
  shows: (account: Account) => boolean;
  /** How many most customers have. */
  usual: number;
  /** In the place of the list where there are none. */
  none: Slot;
};

/** Some of the customer's accounts, each a link to its page. */
export function AccountLinks({ icon, shows, usual, none }: AccountLinksProps) {
  const { data: accounts, error, isFetching, refetch } = useOwnAccounts();
  if (accounts === undefined) {
    return error ? (
      <ErrorPanel error={error} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <>
        <VisuallyHidden role="status">{loadingText}</VisuallyHidden>
        <RowsLoading rows={usual} height="72px" />
      </>
    );
  }
  const shown = accounts.filter(shows);
  if (shown.length === 0) return none;
  return (
    <HubLinks
      links={shown.map((account) => ({
        to: detailOf(account),
        icon,
        title: accountName(account),
        about: `${account.type} ${account.displayId}`,
      }))}
    />
  );
}
