import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { accountName } from '#contract/domain/account';
import { formatCentavos } from '#contract/domain/money';
import { LinkButton } from '#web/components/Button.tsx';
import { toLimits } from '#web/components/errors/way-out.ts';
import { useOwnAccounts } from '#web/lib/api/queries/summary.ts';
import { type Shortfall, shortfallOf } from './shortfall';
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
  const shortfall = shortfallOf(amount, accounts.data ?? [], { from, to });
  const other = shortfall?.other;
  const isUnaffordable = shortfall !== undefined && other === undefined;
  const again = (
    <LinkButton to={retry(other?.key)} variant={isUnaffordable ? 'outline' : 'solid'}>
      {other === undefined ? 'Intentar de nuevo' : `Intentar desde ${accountName(other)}`}
    </LinkButton>
  );
  return (
    <>
      {shortfall && <p>{shortfallText(shortfall)}</p>}
      <Ways>
        {!isUnaffordable && again}
        {reason !== undefined && OF_LIMITS.test(reason) && (
          <LinkButton variant="outline" to={toLimits.to}>
            {toLimits.label}
          </LinkButton>
        )}
        {schedule !== undefined && (
          <LinkButton variant={isUnaffordable ? 'solid' : 'outline'} to={schedule}>
            Programar para otro día
          </LinkButton>
        )}
        {isUnaffordable && again}
      </Ways>
    </>
  );
}

function shortfallText({ source, available, missing }: Shortfall): string {
  const show = (centavos: number) => formatCentavos(centavos, source.defaultCurrency);
  return `Hoy tienes ${show(available)} en ${accountName(source)}: te faltan ${show(missing)}.`;
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
