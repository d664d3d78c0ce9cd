import { chakra } from '@chakra-ui/react/styled-system';
import { RefreshCw } from 'lucide-react';
import type { Payee } from '#contract/payees';
import { isTopUp } from '#contract/shared/payment';
import { formatDate } from '../../../format/dates';
import { CompanyMark } from '../../../marks/CompanyMark';
import { formatMoney } from '../../../money/format';
import { payeesHub, payUrl } from '../../../payee-book/addresses';
import type { DueBills } from '../../../payee-book/due-bills';
import { numberEnding, standingOf } from '../../../payee-book/payee-words';
import { usePayees } from '../../../payee-book/payees';
import { LinkButton } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { Icon } from '../../../ui/Icon';
import { Link } from '../../../ui/Link';
import { Section } from '../../../ui/Section';
import { Text } from '../../../ui/Text';
import { tableRoom } from '../../../ui/table';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { TIGHT } from './room';

/** As many as are in sight without a list of their own. */
const SHOWN = 4;

/** Those that were paid last, newest first. */
export const frequent = (payees: readonly Payee[]): Payee[] =>
  payees
    .filter((payee) => payee.lastPayment !== undefined && standingOf(payee).canPay)
    .toSorted((a, b) => (b.lastPayment?.date ?? '').localeCompare(a.lastPayment?.date ?? ''))
    .slice(0, SHOWN);

/** The same once more: the form opens with it filled in, and nothing is charged by itself. */
export function Frequent({ withoutDebt }: Pick<DueBills, 'withoutDebt'>) {
  const payees = usePayees();
  const shown = frequent(payees.data ?? []);
  if (shown.length === 0) return null;
  return (
    <Section
      title="Tus servicios y números"
      aside={
        <Link to={payeesHub.service} standalone>
          Ver todos
        </Link>
      }
    >
      <Cards>
        {shown.map((payee) => (
          <li key={payee.key}>
            <Card {...tableRoom}>
              <Head>
                <CompanyMark name={payee.merchantName} />
                <div>
                  <b translate="no">{payee.nickname}</b>
                  <small>
                    <span>{payee.merchantName}</span> <span translate="no">{numberEnding(payee)}</span>
                  </small>
                </div>
              </Head>
              <Repeat payee={payee} owesNothing={withoutDebt.has(payee.key)} />
            </Card>
          </li>
        ))}
      </Cards>
    </Section>
  );
}

function Repeat({ payee, owesNothing }: { payee: Payee; owesNothing: boolean }) {
  const { lastPayment } = payee;
  if (lastPayment === undefined) return null;
  const topUp = isTopUp(payee.billType);
  return (
    <Foot>
      <small>
        Última vez
        <br />
        <span>{formatDate(lastPayment.date)}</span>
      </small>
      {owesNothing ? (
        <Text size="sm" tone="muted" minHeight="control" alignContent="center">
          No debes nada
        </Text>
      ) : (
        <LinkButton
          to={payUrl(payee, topUp ? { amount: String(lastPayment.amount.amount) } : undefined)}
          look="tonal"
          size="sm"
        >
          <Icon as={RefreshCw} size="sm" />
          <span>{topUp ? `Recargar ${formatMoney(lastPayment.amount)}` : 'Pagar'}</span>
          <VisuallyHidden>{` ${payee.nickname}`}</VisuallyHidden>
        </LinkButton>
      )}
    </Foot>
  );
}

const Cards = chakra('ul', {
  base: {
    display: 'grid',
    gap: '3',
    listStyle: 'none',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(17.5rem, 100%), 1fr))',
    '& > li > *': { display: 'grid', gridTemplateRows: '1fr auto', height: '100%' },
  },
});
const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    px: '4',
    py: '3',
    '& > div': { minWidth: '0', overflowWrap: 'anywhere' },
    '& b': { display: 'block', fontWeight: '600' },
    '& small': { display: 'block', textStyle: 'body.sm', color: 'fg.muted' },
    '& small > [translate=no]': { whiteSpace: 'nowrap' },
    [TIGHT]: { flexDirection: 'column', alignItems: 'flex-start', gap: '2' },
  },
});
const Foot = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    px: '4',
    py: '3',
    borderTop: '1px solid {colors.border.subtle}',
    '& > small': { flex: '999 0 auto', textStyle: 'body.xs', color: 'fg.muted' },
    '& > a': { flex: '1 0 auto' },
  },
});
