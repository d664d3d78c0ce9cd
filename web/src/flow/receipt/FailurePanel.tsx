import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { accountName } from '#contract/domain/account';
import { formatCentavos } from '#contract/domain/money';
import { LinkButton } from '#web/components/Button.tsx';
import { toLimits } from '#web/components/errors/way-out.ts';
import { useOwnAccounts } from '#web/lib/api/queries/summary.ts';
import { useBankToday } from '#web/lib/api/useBankToday.ts';
import { accountByDisplayId } from '../money-form/accounts';
import { DismissFailure } from './DismissFailure';
import { earliestFailureOnHome } from './dismissed-failures';
import { type Shortfall, shortfallOf } from './shortfall';
import type { Failure, ReceiptView } from './view';

type FailurePanelProps = { view: ReceiptView; failure: Failure };

/** Shows a failed order: reason, consequence (`view.next`), missing balance, and links to retry, schedule or raise limits. */
export function FailurePanel({ view, failure }: FailurePanelProps) {
  const { reason, order } = failure;
  const earliestDate = earliestFailureOnHome(useBankToday());
  return (
    <Panel>
      <div>
        {view.headline}
        <Text textStyle="body.sm" color="fg.muted">
          {view.to}
        </Text>
      </div>
      <div>
        {reason !== undefined && <b>{reason}</b>}
        <div>{view.next}</div>
      </div>
      <RetryLinks sourceNumber={view.sourceNumber} failure={failure} />
      {order && order.date >= earliestDate && <DismissFailure orderKey={order.key} />}
    </Panel>
  );
}

/** The reason has no code: rejections by a limit are recognized by the bank's text. */
const LIMIT_REASON_PATTERN = /límite|en un día/;

function RetryLinks({
  sourceNumber,
  failure: { reason, amount, retry, schedule, destinationKey },
}: Pick<ReceiptView, 'sourceNumber'> & { failure: Failure }) {
  const accounts = useOwnAccounts();
  if (retry === undefined) return null;
  const shortfall = shortfallOf(amount, accounts.data ?? [], { from: sourceNumber, to: destinationKey });
  const alternative = shortfall?.alternative;
  const source = accountByDisplayId(accounts.data ?? [], sourceNumber);
  const isUnaffordable = shortfall !== undefined && alternative === undefined;
  const retryLabel = isUnaffordable ? 'Cambiar el importe' : 'Intentar de nuevo';
  const retryButton = (
    <LinkButton to={retry((alternative ?? source)?.key)} variant={isUnaffordable ? 'outline' : 'solid'}>
      {alternative === undefined ? retryLabel : `Intentar desde ${accountName(alternative)}`}
    </LinkButton>
  );
  return (
    <>
      {shortfall && <p>{shortfallText(shortfall)}</p>}
      <Links>
        {!isUnaffordable && retryButton}
        {reason !== undefined && LIMIT_REASON_PATTERN.test(reason) && (
          <LinkButton variant="outline" to={toLimits.to}>
            {toLimits.label}
          </LinkButton>
        )}
        {schedule !== undefined && (
          <LinkButton variant={isUnaffordable ? 'solid' : 'outline'} to={schedule(source?.key)}>
            Programar para otro día
          </LinkButton>
        )}
        {isUnaffordable && retryButton}
      </Links>
    </>
  );
}

function shortfallText({ source, available, missing }: Shortfall): string {
  const format = (centavos: number) => formatCentavos(centavos, source.defaultCurrency);
  return `Hoy tienes ${format(available)} en ${accountName(source)}: te faltan ${format(missing)}.`;
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
const Links = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    mdDown: { '& > *': { flex: '1 1 100%' } },
  },
});
