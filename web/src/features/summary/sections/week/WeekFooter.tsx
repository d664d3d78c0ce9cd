import { chakra } from '@chakra-ui/react/styled-system';
import { Check, CircleAlert } from 'lucide-react';
import type { Account } from '#contract/domain/account';
import type { BankDate } from '#contract/domain/dates';
import { fromCentavos } from '#contract/domain/money';
import { Button } from '#web/components/Button.tsx';
import { Icon } from '#web/components/Icon.tsx';
import { Money } from '#web/components/Money.tsx';
import { inAccounts } from '../balance/spendable';
import { type Answer, paydayText, shortFromText } from './answer';
import type { Due } from './due';
import { excludedText, sumOfWeek } from './sum';

type WeekFooterProps = {
  week: readonly Due[];
  /** Undefined if not all payments or balances are known. */
  answer: Answer | undefined;
  today: BankDate;
  /** Accounts whose balances are compared with the payments. */
  accounts: readonly Account[];
  /** Names of the services whose bills could not be read. */
  unreadBills: readonly string[];
  /** Names of sources that could not be read; the total is then incomplete. */
  missing: readonly string[];
  onRetry: () => void;
  retrying: boolean;
};

const Pesos = ({ centavos }: { centavos: number }) => (
  <Money amount={fromCentavos(centavos)} currency="MXN" size="text" />
);

export function WeekFooter({
  week,
  answer,
  today,
  accounts,
  unreadBills,
  missing,
  onRetry,
  retrying,
}: WeekFooterProps) {
  const sum = sumOfWeek(week);
  const { total, counted } = sum;
  const isShort = answer?.shortFrom !== undefined;
  return (
    <Footer data-short={isShort ? '' : undefined}>
      {answer && <Icon as={isShort ? CircleAlert : Check} size="sm" />}
      <p>
        {counted > 0 && (
          <>
            <span>Pagas </span>
            <Pesos centavos={total} />
            {answer ? <AnswerText answer={answer} today={today} accounts={accounts} /> : <span>.</span>}{' '}
          </>
        )}
        <span>
          {`${excludedText(sum, unreadBills)}${missing.length > 0 ? ` No pudimos consultar ${missing.join(' ni ')}.` : ''}`}
        </span>
      </p>
      {(missing.length > 0 || unreadBills.length > 0) && (
        <Button variant="ghost" size="sm" onClick={onRetry} busy={retrying && 'Reintentando...'}>
          Reintentar
        </Button>
      )}
    </Footer>
  );
}

type AnswerTextProps = Pick<WeekFooterProps, 'today' | 'accounts'> & { answer: Answer };

const AnswerText = ({ answer: { left, shortFrom, payroll }, today, accounts }: AnswerTextProps) => (
  <>
    {shortFrom === undefined ? (
      <>
        <span> y te alcanza: te quedan </span>
        <b>
          <Pesos centavos={left} />
        </b>
      </>
    ) : (
      <>
        <span>. </span>
        <b>
          <span>Te faltan </span>
          <Pesos centavos={-left} />
          <span>{` ${shortFromText(shortFrom, today)}`}</span>
        </b>
      </>
    )}
    <span>{inAccounts(accounts)}</span>
    {payroll && (
      <>
        <span>, contando </span>
        <Pesos centavos={payroll.centavos} />
        <span>{` de ${paydayText(payroll)}`}</span>
      </>
    )}
    <span>.</span>
  </>
);

const Footer = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: '10px',
    px: { base: '4', md: '5' },
    py: '3',
    minHeight: '66px',
    textStyle: 'body.sm',
    color: 'fg.muted',
    bg: 'bg.subtle',
    borderTop: '1px solid {colors.border.subtle}',
    '& > svg': { height: '1lh' },
    '& > p': { flex: '1 1 70%' },
    '& > button': { ms: 'auto' },
    '& b': { color: 'fg' },
    '&[data-short]': { bg: 'warning.subtle', color: 'warning.fg' },
    '&[data-short] b': { color: 'inherit' },
  },
});
