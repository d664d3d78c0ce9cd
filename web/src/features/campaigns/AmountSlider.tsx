import { chakra } from '@chakra-ui/react/styled-system';
import { formatCentavos, toCentavos } from '#contract/domain/money';
import { formatAmount, parseAmount } from '#web/components/forms/amount.ts';
import type { FieldBinding } from '#web/components/forms/draft.ts';
import { formatPesos } from '#web/lib/money/format.ts';
import type { CampaignSetup } from './campaign';

type AmountSliderProps = { field: Pick<FieldBinding, 'value' | 'onChange'>; setup: CampaignSetup };

/** Slider for the amount, in steps. Its last position is the whole offer. */
export function AmountSlider({ field, setup: { maximum, terms } }: AmountSliderProps) {
  const [minimum, step] = [toCentavos(terms.minimumAmount.amount), toCentavos(terms.step.amount)];
  const last = Math.ceil((maximum - minimum) / step);
  const amountAt = (position: number): number => Math.min(maximum, minimum + position * step);
  const typedAmount = parseAmount(field.value, 'MXN');
  const amount = Math.min(maximum, Math.max(minimum, typedAmount ?? minimum));
  const position = amount === maximum ? last : Math.floor((amount - minimum) / step);
  return (
    <Box>
      <input
        type="range"
        aria-label="Monto con deslizador"
        min={0}
        max={last}
        value={position}
        aria-valuetext={typedAmount === undefined ? 'Sin monto' : formatCentavos(amountAt(position), 'MXN')}
        style={{ backgroundSize: `${last === 0 ? 100 : (position / last) * 100}% 8px, 100% 8px` }}
        onChange={({ target }) => field.onChange(formatAmount(amountAt(Number(target.value))))}
      />
      <p aria-hidden="true">
        <span>{formatPesos(minimum)}</span>
        <span>{`${formatPesos(maximum)} preaprobados`}</span>
      </p>
    </Box>
  );
}

const thumb = {
  appearance: 'none',
  boxSize: '28px',
  border: '3px solid {colors.accent.solid}',
  borderRadius: 'full',
  bg: 'bg.panel',
} as const;

const Box = chakra('div', {
  base: {
    '& input': {
      appearance: 'none',
      display: 'block',
      width: '100%',
      height: 'control',
      margin: '0',
      bg: 'transparent',
      // Two layers: the chosen part on top of the whole track.
      backgroundImage:
        'linear-gradient({colors.meter.used}, {colors.meter.used}), linear-gradient({colors.meter.track}, {colors.meter.track})',
      backgroundPosition: 'left center',
      backgroundRepeat: 'no-repeat',
      cursor: 'pointer',
      outline: 'none',
      '&::-webkit-slider-thumb': thumb,
      '&::-moz-range-thumb': { ...thumb, boxSize: '22px' },
      '&:focus-visible::-webkit-slider-thumb': {
        outline: '3px solid {colors.focus.ring}',
        outlineOffset: '2px',
      },
      '&:focus-visible::-moz-range-thumb': { outline: '3px solid {colors.focus.ring}', outlineOffset: '2px' },
      _highContrast: { appearance: 'auto' },
    },
    '& p': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '4',
      textStyle: 'body.sm',
      color: 'fg.muted',
    },
  },
});
