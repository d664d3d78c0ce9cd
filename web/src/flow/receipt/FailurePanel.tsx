import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { type Account, accountName, mayUse } from '#contract/domain/account';
import { type KnownMoney, toCentavos } from '#contract/domain/money';
import { LinkButton } from '#web/components/Button.tsx';
import { toLimits } from '#web/components/errors/way-out.ts';
import { useOwnAccounts } from '#web/lib/api/queries/summary.ts';
import { availableIn, coveringAccount } from '../money-form/accounts';
import type { Failure, ReceiptView } from './view';

type FailurePanelProps = { view: ReceiptView; failure: Failure };

/** Reason, whether money moved, and ways to do it after all. */
export const FailurePanel = ({ view, failure }: FailurePanelProps) => (
  <Panel>
    <div>
      {view.headline}
      <Text textStyle="body.sm" color="fg.muted">
        {view.to}
      </Text>
    </div>
    <div>
      {failure.reason !== undefined && <b>{failure.reason}</b>}
      <div>{view.next}</div>
    </div>
    <WaysOut from={view.from} failure={failure} />
  </Panel>
);

const OF_LIMITS = /límite|en un día/;

function WaysOut({
  from,
  failure: { reason, amount, retry, schedule, to },
}: Pick<ReceiptView, 'from'> & { failure: Failure }) {
  const accounts = useOwnAccounts();
  if (retry === undefined) return null;
  const other = accountWith(amount, accounts.data ?? [], { from, to });
  return (
    <Ways>
      <LinkButton to={retry(other?.key)}>
        {other === undefined ? 'Intentar de nuevo' : `Intentar desde ${accountName(other)}`}
      </LinkButton>
      {reason !== undefined && OF_LIMITS.test(reason) && (
        <LinkButton variant="outline" to={toLimits.to}>
          {toLimits.label}
        </LinkButton>
      )}
      {schedule !== undefined && (
        <LinkButton variant="outline" to={schedule}>
          Programar para otro día
        </LinkButton>
      )}
    </Ways>
  );
}

type Parties = { from: string | undefined; to: string | undefined };

/** Another account with the amount, if the order's own lacks it. */
function accountWith(amount: KnownMoney, accounts: readonly Account[], { from, to }: Parties) {
  const centavos = toCentavos(amount.amount);
  const source = accounts.find(({ displayId }) => displayId === from);
  if (source === undefined || (availableIn(source) ?? centavos) >= centavos) return undefined;
  const sources = accounts.filter((account) => account.key !== to && mayUse(account, 'TRANSFER_FROM'));
  return coveringAccount(sources, source, centavos);
}

const Panel = chakra('section', {
  base: {
    display: 'grid',
    gap: '3',
    mb: '5',
    p: { base: '4', md: '5' },
    borderRadius: 'card',
    border: '1.5px solid {colors.warning.border}',
    bg: 'warning.subtle',
  },
});
const Ways = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    mdDown: { '& > *': { flex: '1 1 100%' } },
  },
});
