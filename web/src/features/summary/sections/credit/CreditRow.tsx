import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { type Account, accountName, primaryBalance, slugOf } from '#contract/domain/account';
import type { BankDate } from '#contract/domain/dates';
import { LinkButton } from '#web/components/Button.tsx';
import { Money } from '#web/components/Money.tsx';
import { accountUrl, PAY_ANCHOR } from '#web/lib/addresses/summary.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { creditBalanceOf } from '#web/lib/money/owed.ts';
import { AccountRow } from '../../AccountRow';
import { nextPayment, overduePayment } from './upcoming';

type CreditRowProps = { account: Account; today: BankDate };

/** Shows a loan, mortgage or line with its next payment. */
export function CreditRow({ account, today }: CreditRowProps) {
  const creditBalance = creditBalanceOf(primaryBalance(account) ?? { amount: null, currencyCode: 'MXN' });
  const isLine = slugOf[account.type] === 'line-of-credit';
  const overdue = overduePayment(account, today);
  const payment = overdue ?? nextPayment(account, today);
  return (
    <>
      <AccountRow account={account} {...(creditBalance && { balance: creditBalance })}>
        {creditBalance && <span> · Saldo a favor</span>}
        {!isLine && <em>Saldo pendiente: Total sin intereses.</em>}
      </AccountRow>
      {payment && (
        <Footer>
          <p>
            <span data-late={overdue && ''}>{overdue ? 'Saldo vencido' : 'Próximo pago'}</span>{' '}
            <b>
              <Money amount={payment.amount.amount} currency={payment.amount.currencyCode} size="text" />
            </b>
            {!overdue && (
              <span>
                {payment.date === today ? '. Vence hoy' : `. A más tardar el ${formatDate(payment.date)}`}
              </span>
            )}
          </p>
          <LinkButton to={`${accountUrl(account)}${PAY_ANCHOR}`} variant="subtle" size="sm">
            Pagar <VisuallyHidden>{accountName(account)}</VisuallyHidden>
          </LinkButton>
        </Footer>
      )}
    </>
  );
}

const Footer = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    mx: { base: '4', md: '5' },
    pb: '3',
    textStyle: 'body.sm',
    color: 'fg.muted',
    // A long text wraps before the button does.
    '& > p': { flex: '1 1 12rem' },
    '& b': { color: 'fg', fontWeight: '600', whiteSpace: 'nowrap' },
    '& [data-late]': { color: 'danger.fg' },
  },
});
