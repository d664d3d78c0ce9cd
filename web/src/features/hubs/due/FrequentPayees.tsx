import { Card } from '@chakra-ui/react/card';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { RefreshCw } from 'lucide-react';
import { isTopUp } from '#contract/domain/payment';
import type { Payee } from '#contract/payees';
import { CompanyAvatar } from '#web/components/avatars/CompanyAvatar.tsx';
import { LinkButton } from '#web/components/Button.tsx';
import { Icon } from '#web/components/Icon.tsx';
import { Link } from '#web/components/Link.tsx';
import { Section } from '#web/components/Section.tsx';
import { tableContainer } from '#web/components/theme/container.ts';
import { payeeHistoryUrl, payeesHub, payUrl } from '#web/features/bill-payments/shared/payees/addresses.ts';
import type { DueBills } from '#web/features/bill-payments/shared/payees/due-bills.ts';
import { numberEnding, payeeStatus } from '#web/features/bill-payments/shared/payees/payee-labels.ts';
import { usePayees } from '#web/features/bill-payments/shared/payees/payees.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { formatMoney } from '#web/lib/money/format.ts';
import { LIST_HASH } from '#web/patterns/admin-list/AdminList.tsx';
import { TIGHT } from './room';

/** Number of cards that fit without scrolling. */
const MAX_CARDS = 4;

/** Returns the most recently paid payees that can be paid. */
export const frequentPayees = (payees: readonly Payee[]): Payee[] =>
  payees
    .filter((payee) => payee.lastPayment !== undefined && payeeStatus(payee).canPay)
    .toSorted((a, b) => (b.lastPayment?.date ?? '').localeCompare(a.lastPayment?.date ?? ''))
    .slice(0, MAX_CARDS);

/** Shortcuts to repeat a payment: they open the prefilled form, without charging. */
export function FrequentPayees({ withoutDebt }: Pick<DueBills, 'withoutDebt'>) {
  const payees = usePayees();
  const payeesToRepeat = frequentPayees(payees.data ?? []);
  if (payeesToRepeat.length === 0) return null;
  return (
    <Section
      title="Tus servicios y números"
      aside={
        <Link to={payeesHub.service + LIST_HASH} variant="plain">
          Ver todos
        </Link>
      }
    >
      <Cards>
        {payeesToRepeat.map((payee) => (
          <li key={payee.key}>
            <Card.Root {...tableContainer}>
              <Head>
                <CompanyAvatar name={payee.merchantName} />
                <div>
                  <b translate="no">{payee.nickname}</b>
                  <small>
                    <span>{payee.merchantName}</span> <span translate="no">{numberEnding(payee)}</span>
                  </small>
                </div>
              </Head>
              <RepeatCard payee={payee} owesNothing={withoutDebt.has(payee.key)} />
            </Card.Root>
          </li>
        ))}
      </Cards>
    </Section>
  );
}

function RepeatCard({ payee, owesNothing }: { payee: Payee; owesNothing: boolean }) {
  const { lastPayment } = payee;
  if (lastPayment === undefined) return null;
  const topUp = isTopUp(payee.billType);
  return (
    <Footer>
      <small>
        Última vez
        <br />
        <span>{formatDate(lastPayment.date)}</span>
        {owesNothing && <Text textStyle="body.sm">No debes nada</Text>}
      </small>
      {owesNothing ? (
        <LinkButton to={payeeHistoryUrl(payee)} variant="ghost" size="sm">
          <span>Ver pagos</span>
          <VisuallyHidden>{` de ${payee.nickname}`}</VisuallyHidden>
        </LinkButton>
      ) : (
        <LinkButton
          to={payUrl(payee, topUp ? { amount: String(lastPayment.amount.amount) } : undefined)}
          variant="subtle"
          size="sm"
        >
          <Icon as={RefreshCw} size="sm" />
          <span>{topUp ? `Recargar ${formatMoney(lastPayment.amount)}` : 'Pagar'}</span>
          <VisuallyHidden>{` ${payee.nickname}`}</VisuallyHidden>
        </LinkButton>
      )}
    </Footer>
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
const Footer = chakra('div', {
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
