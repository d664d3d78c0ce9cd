import { Badge } from '@chakra-ui/react/badge';
import { Box } from '@chakra-ui/react/box';
import { IconButton } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Check, CircleAlert, type LucideIcon, Pause, Play, ReceiptText } from 'lucide-react';
import { Link } from 'react-router';
import type { BankDate } from '#contract/domain/dates';
import { formatKnownMoney } from '#contract/domain/money';
import { formatProgramAmount } from '#contract/receipts/saving-programs';
import type { SavingProgram } from '#contract/saving-programs';
import { Button } from '#web/components/Button.tsx';
import { Icon } from '#web/components/Icon.tsx';
import { Meter } from '#web/components/Meter.tsx';
import { Money } from '#web/components/Money.tsx';
import { receiptUrl } from '#web/flow/receipt/address.ts';
import { FailedSavingNote } from './FailedSavingNote';
import { nextRunText, unbrokenDate } from './labels';
import { goalDayOf, isReached, progressOf, scheduleOf, scheduleText } from './plan';
import { CREATE_PROGRAM, statusOf, titleOf } from './program';
import type { DialogName } from './program-dialog';

type ProgramRowProps = { program: SavingProgram; today: BankDate; open: (dialog: DialogName) => void };

export function ProgramRow({ program, today, open }: ProgramRowProps) {
  const { key, fromAccount, goal, saved, status } = program;
  const title = titleOf(program);
  const progress = progressOf(program);
  return (
    <Item>
      <RowHeader>
        <div>
          <Name>
            <h3>{title}</h3>
            <StatusBadge program={program} />
          </Name>
          <small>
            <span>
              {`${formatProgramAmount(program)} ${scheduleText(scheduleOf(program))}, de ${fromAccount.description}`}
            </span>{' '}
            <span translate="no">{fromAccount.displayId}</span>
          </small>
        </div>
        {saved && (
          <Box textAlign={{ md: 'end' }}>
            <Money amount={saved.amount} currency={saved.currencyCode} size="md" />
            <small>
              {goal && progress ? `de ${formatKnownMoney(goal)}, ${progress.percent}%` : 'Sin meta'}
            </small>
          </Box>
        )}
      </RowHeader>
      {goal && saved && progress && (
        <Meter
          label={`Avance de ${title}`}
          percent={progress.percent}
          text={`${formatKnownMoney(saved)} de ${formatKnownMoney(goal)}`}
        />
      )}
      {status === 'ERROR' && <FailedSavingNote program={program} open={() => open('tries')} />}
      <RowFooter>
        <NextRun program={program} today={today} />
        <Actions>
          <IconButton asChild variant="ghost" size="sm">
            <Link
              to={receiptUrl(CREATE_PROGRAM, key)}
              aria-label={`Ver comprobante de ${title}`}
              title="Ver comprobante"
            >
              <Icon as={ReceiptText} />
            </Link>
          </IconButton>
          {isReached(program) && <ActionButton label="Terminar" of={title} onClick={() => open('end')} />}
          {status === 'PAUSED' ? (
            <ActionButton label="Reanudar" icon={Play} of={title} onClick={() => open('resume')} />
          ) : (
            <ActionButton label="Pausar" of={title} onClick={() => open('pause')} />
          )}
          <ActionButton label="Cambiar" of={title} onClick={() => open('edit')} />
        </Actions>
      </RowFooter>
    </Item>
  );
}

/** Status badge; hidden for an active program. */
function StatusBadge({ program }: { program: SavingProgram }) {
  const { label, tone } = statusOf(program.status);
  return (
    <>
      {isReached(program) && (
        <Badge colorPalette="success">
          <Icon as={Check} size="sm" />
          Meta cumplida
        </Badge>
      )}
      {program.status !== 'ACTIVE' && (
        <Badge colorPalette={tone}>
          <Icon as={program.status === 'PAUSED' ? Pause : CircleAlert} size="sm" />
          <span>{label}</span>
        </Badge>
      )}
    </>
  );
}

function NextRun({ program, today }: { program: SavingProgram; today: BankDate }) {
  const { nextDate, status } = program;
  if (nextDate === undefined) return <p>En pausa: no se aparta nada hasta que lo reanudes.</p>;
  const goalDay = goalDayOf(program);
  return (
    <p>
      <span>{status === 'ERROR' ? 'Siguiente intento:' : 'Siguiente:'}</span>{' '}
      <b>{nextRunText(nextDate, today)}</b>
      {goalDay && (
        <span>
          . Llegas a tu meta el <b>{unbrokenDate(goalDay)}</b>
        </span>
      )}
    </p>
  );
}

type ActionButtonProps = { label: string; of: string; icon?: LucideIcon; onClick: () => void };

const ActionButton = ({ label, of, icon, onClick }: ActionButtonProps) => (
  <Button variant="ghost" size="sm" onClick={onClick}>
    {icon && <Icon as={icon} size="sm" />}
    <span>
      <span>{label}</span> <VisuallyHidden>{of}</VisuallyHidden>
    </span>
  </Button>
);

const Item = chakra('li', { base: { display: 'grid', gap: '3', px: { base: '4', md: '5' }, py: '5' } });
const RowHeader = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '6',
    rowGap: '1',
    '& > :first-of-type': { flex: '1 1 16rem', minWidth: '0', overflowWrap: 'anywhere' },
    '& > div > small': { display: 'block', textStyle: 'body.sm', color: 'fg.muted' },
    '& > div > small > [translate=no]': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  },
});
const Name = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    rowGap: '1',
    '& > h3': { fontWeight: '600', lineHeight: '1.35' },
  },
});
const RowFooter = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    textStyle: 'body.sm',
    color: 'fg.muted',
    '& b': { color: 'fg', fontWeight: '600' },
  },
});
const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    ms: { base: '-3', md: 'auto' },
    me: { md: '-3' },
    my: '-6px',
    '& > button': { px: '3' },
  },
});
