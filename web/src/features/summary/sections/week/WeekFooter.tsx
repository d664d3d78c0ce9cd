import { chakra } from '@chakra-ui/react/styled-system';
import { Check, CircleAlert } from 'lucide-react';
import type { BankDate } from '#contract/domain/dates';
import { fromCentavos } from '#contract/domain/money';
import { Button } from '#web/components/Button.tsx';
import { Icon } from '#web/components/Icon.tsx';
import { Money } from '#web/components/Money.tsx';
import type { Due } from './due';
import { excludedText, paydayText, sumOfWeek } from './sum';

type WeekFooterProps = {
  week: readonly Due[];
  available: number | null | undefined;
  /** True if `available` excludes accounts with savings. */
  hasSavings: boolean;
  /** Payday whose wages are not counted, if they come before the shortfall. */
  payday: BankDate | undefined;
  silent: number;
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
  available,
  hasSavings,
  payday,
  silent,
  missing,
  onRetry,
  retrying,
}: WeekFooterProps) {
  const sum = sumOfWeek(week, available);
  const { total, counted, left } = sum;
  const isKnown = missing.length === 0 && left !== undefined && counted > 0;
  const uncounted = [
    ...(hasSavings ? ['lo que ahorras'] : []),
    ...(payday === undefined ? [] : [paydayText(payday)]),
  ];
  const where = `en tus cuentas de cheques en pesos${uncounted.length > 0 ? `, sin contar ${uncounted.join(' ni ')}` : ''}.`;
  const isShort = isKnown && left < 0;
  return (
    <Footer data-short={isShort ? '' : undefined}>
      {isKnown && <Icon as={isShort ? CircleAlert : Check} size="sm" />}
      <p>
        {counted > 0 && (
          <>
            <span>{counted === 1 ? 'Es 1 pago de ' : `Son ${counted} pagos por `}</span>
            <Pesos centavos={total} />
            {isKnown ? (
              isShort ? (
                <ShortfallText left={left} where={where} />
              ) : (
                <SufficientText left={left} where={where} />
              )
            ) : (
              <span>.</span>
            )}{' '}
          </>
        )}
        <span>
          {`${excludedText(sum, silent)}${missing.length > 0 ? ` No pudimos consultar ${missing.join(' ni ')}.` : ''}`}
        </span>
      </p>
      {(missing.length > 0 || silent > 0) && (
        <Button variant="ghost" size="sm" onClick={onRetry} busy={retrying && 'Reintentando...'}>
          Reintentar
        </Button>
      )}
    </Footer>
  );
}

type LeftProps = { left: number; where: string };

const SufficientText = ({ left, where }: LeftProps) => (
  <span>
    {' '}
    y te alcanza: después de pagar te quedan{' '}
    <b>
      <Pesos centavos={left} />
    </b>{' '}
    <span>{where}</span>
  </span>
);

const ShortfallText = ({ left, where }: LeftProps) => (
  <span>
    .{' '}
    <b>
      Te faltan <Pesos centavos={-left} />
    </b>{' '}
    <span>{where}</span>
  </span>
);

const Footer = chakra('div', {
  base: {
    display: 'flex',
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
    '& > p': { flex: '1' },
    '& b': { color: 'fg' },
    '&[data-short]': { bg: 'warning.subtle', color: 'warning.fg' },
    '&[data-short] b': { color: 'inherit' },
  },
});
