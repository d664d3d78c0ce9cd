import { chakra } from '@chakra-ui/react/styled-system';
import { Check, CircleAlert } from 'lucide-react';
import type { BankDate } from '#contract/domain/dates';
import { fromCentavos } from '#contract/domain/money';
import { Button } from '#web/components/Button.tsx';
import { Icon } from '#web/components/Icon.tsx';
import { Money } from '#web/components/Money.tsx';
import { type Answer, paydayText, shortFromText } from './answer';
import type { Due } from './due';
import { countedText, excludedText, sumOfWeek } from './sum';

type WeekFooterProps = {
  week: readonly Due[];
  /** Undefined if not all payments or balances are known. */
  answer: Answer | undefined;
  today: BankDate;
  /** True if accounts with savings are excluded. */
  hasSavings: boolean;
  unreadBillCount: number;
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
  hasSavings,
  unreadBillCount,
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
            <span>{`${counted === 1 ? 'Es' : 'Son'} ${countedText(sum)} por `}</span>
            <Pesos centavos={total} />
            {answer ? (
              <AnswerText answer={answer} today={today} hasSavings={hasSavings} />
            ) : (
              <span>.</span>
            )}{' '}
          </>
        )}
        <span>
          {`${excludedText(sum, unreadBillCount)}${missing.length > 0 ? ` No pudimos consultar ${missing.join(' ni ')}.` : ''}`}
        </span>
      </p>
      {(missing.length > 0 || unreadBillCount > 0) && (
        <Button variant="ghost" size="sm" onClick={onRetry} busy={retrying && 'Reintentando...'}>
          Reintentar
        </Button>
      )}
    </Footer>
  );
}

type AnswerTextProps = Pick<WeekFooterProps, 'today' | 'hasSavings'> & { answer: Answer };

const AnswerText = ({ answer: { left, shortFrom, payroll }, today, hasSavings }: AnswerTextProps) => (
  <>
    {shortFrom === undefined ? (
      <>
        <span> y te alcanza: después de pagar te quedan </span>
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
    <span> en tus cuentas de cheques en pesos</span>
    {payroll && (
      <>
        <span>, contando </span>
        <Pesos centavos={payroll.centavos} />
        <span>{` de ${paydayText(payroll)}`}</span>
      </>
    )}
    <span>{hasSavings ? `${payroll ? ' y' : ','} sin contar lo que ahorras.` : '.'}</span>
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
