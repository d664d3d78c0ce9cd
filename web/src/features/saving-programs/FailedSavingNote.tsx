import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { formatKnownMoney } from '#contract/domain/money';
import type { SavingProgram } from '#contract/saving-programs';
import { Button } from '#web/components/Button.tsx';
import { Note } from '#web/components/Note.tsx';
import { formatDate } from '#web/lib/format/dates.ts';
import { titleOf, useTries } from './program';

export function FailedSavingNote({ program, open }: { program: SavingProgram; open: () => void }) {
  const { data: tries = [] } = useTries(program);
  const lastTry = tries.at(-1);
  const savedText =
    program.saved && program.saved.amount > 0 ? ` y tus ${formatKnownMoney(program.saved)} siguen ahí` : '';
  return (
    <Note status="warning">
      <p>
        <b>
          {lastTry === undefined
            ? 'La última vez no se apartó nada.'
            : `El ${formatDate(lastTry.date)} no se apartaron ${formatKnownMoney(lastTry.amount)}.`}
        </b>{' '}
        {lastTry?.reason !== undefined && <span>{`${lastTry.reason} `}</span>}
        <span>{`No se hizo ningún cargo${savedText}.`}</span>
      </p>
      {tries.length > 1 && (
        <Button variant="ghost" size="sm" onClick={open} justifySelf="start" ms="-4" my="-6px">
          <span>
            Ver intentos <VisuallyHidden>{`de ${titleOf(program)}`}</VisuallyHidden>
          </span>
        </Button>
      )}
    </Note>
  );
}
