import { Box } from '@chakra-ui/react/box';
import { IconButton } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { BankDate } from '#contract/domain/dates';
import { useBankToday } from '#web/lib/api/useBankToday.ts';
import { formatMonth } from '#web/lib/format/dates.ts';
import { Button } from '../Button';
import { Dialog } from '../Dialog';
import { Icon } from '../Icon';
import { CalendarGrid } from './CalendarGrid';
import { CalendarLegend } from './CalendarLegend';
import { addMonths, type DateLimits, type Month, monthOf, monthsBetween, sameDay } from './calendar';
import { MonthSelect } from './MonthSelect';

type CalendarDialogProps = {
  title: string;
  value: BankDate | '';
  limits: DateLimits;
  emptyLabel?: string | undefined;
  onChoose: (date: BankDate | '') => void;
  onClose: () => void;
};

export function CalendarDialog({ title, value, limits, emptyLabel, onChoose, onClose }: CalendarDialogProps) {
  const { min, max } = limits;
  const clamp = (date: BankDate) => (date < min ? min : date > max ? max : date);
  const today = useBankToday();
  const [day, setDay] = useState<BankDate>(clamp(value === '' ? today : value));
  const month = monthOf(day);
  const showMonth = (target: Month) => setDay(clamp(sameDay(day, target)));
  const caption = formatMonth(day);

  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        emptyLabel !== undefined &&
        value !== '' && (
          <Button variant="outline" onClick={() => onChoose('')}>
            {emptyLabel}
          </Button>
        )
      }
    >
      <Flex align="center" justify="space-between" color="fg">
        <IconButton
          variant="ghost"
          size="sm"
          color="fg"
          aria-label="Mes anterior"
          disabled={month <= monthOf(min)}
          onClick={() => showMonth(addMonths(month, -1))}
        >
          <Icon as={ChevronLeft} />
        </IconButton>
        <MonthSelect months={monthsBetween(min, max)} value={month} onChange={showMonth} />
        <IconButton
          variant="ghost"
          size="sm"
          color="fg"
          aria-label="Mes siguiente"
          disabled={month >= monthOf(max)}
          onClick={() => showMonth(addMonths(month, 1))}
        >
          <Icon as={ChevronRight} />
        </IconButton>
      </Flex>
      <VisuallyHidden aria-live="polite">{caption}</VisuallyHidden>
      {/* Height of six weeks, so that changing the month moves no button. */}
      <Box minHeight="calc(6 * {sizes.target} + 36px)">
        <CalendarGrid
          label={caption}
          day={day}
          today={today}
          chosen={value}
          limits={limits}
          onMove={(date) => setDay(clamp(date))}
          onChoose={onChoose}
        />
      </Box>
      <CalendarLegend today={today} limits={limits} />
    </Dialog>
  );
}
