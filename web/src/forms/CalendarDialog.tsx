import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { BankDate } from '#contract/shared/dates';
import { formatMonth } from '../format/dates';
import { Dialog } from '../ui/Dialog';
import { Icon } from '../ui/Icon';
import { CalendarGrid } from './CalendarGrid';
import { addMonths, type DateLimits, monthOf, sameDay } from './calendar';

type CalendarDialogProps = {
  title: string;
  value: BankDate | '';
  limits: DateLimits;
  onChoose: (date: BankDate) => void;
  onClose: () => void;
};

/** A month at a time, from the first day that can be chosen to the last. */
export function CalendarDialog({ title, value, limits, onChoose, onClose }: CalendarDialogProps) {
  const [day, setDay] = useState<BankDate>(value === '' ? limits.min : value);
  const month = monthOf(day);
  const within = (date: BankDate) => (date < limits.min ? limits.min : date > limits.max ? limits.max : date);
  const turn = (count: number) => setDay(within(sameDay(day, addMonths(month, count))));
  const caption = formatMonth(day);

  return (
    <Dialog title={title} onClose={onClose}>
      <Head>
        <Turn
          type="button"
          aria-label="Mes anterior"
          disabled={month <= monthOf(limits.min)}
          onClick={() => turn(-1)}
        >
          <Icon as={ChevronLeft} />
        </Turn>
        <Caption aria-live="polite">{caption}</Caption>
        <Turn
          type="button"
          aria-label="Mes siguiente"
          disabled={month >= monthOf(limits.max)}
          onClick={() => turn(1)}
        >
          <Icon as={ChevronRight} />
        </Turn>
      </Head>
      <CalendarGrid
        label={caption}
        day={day}
        chosen={value}
        limits={limits}
        onMove={(date) => setDay(within(date))}
        onChoose={onChoose}
      />
    </Dialog>
  );
}

const Head = chakra('div', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', color: 'fg' },
});
const Caption = chakra('h3', {
  base: { textStyle: 'heading.md', _firstLetter: { textTransform: 'uppercase' } },
});
const Turn = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: 'target',
    borderRadius: 'control',
    _hover: { bg: 'bg.muted' },
    _disabled: { color: 'fg.subtle', cursor: 'not-allowed', opacity: '.5' },
  },
});
