import { Flex } from '@chakra-ui/react/flex';
import { toCentavos } from '#contract/domain/money';
import { Button } from '#web/components/Button.tsx';
import { formatAmount } from '#web/components/forms/amount.ts';
import type { FieldBinding } from '#web/components/forms/draft.ts';
import { formatPesos } from '#web/lib/money/format.ts';
import type { CampaignSetup } from './campaign';

/** Returns the least, the middle and the whole amount of an offer, without duplicates. */
function amountsOf({ maximum, terms }: CampaignSetup): number[] {
  const [minimum, step] = [toCentavos(terms.minimumAmount.amount), toCentavos(terms.step.amount)];
  const middle = Math.ceil((minimum + maximum) / 2 / step) * step;
  return [...new Set([minimum, Math.min(middle, maximum), maximum])];
}

type QuickAmountsProps = { field: Pick<FieldBinding, 'onChange'>; setup: CampaignSetup };

export const QuickAmounts = ({ field, setup }: QuickAmountsProps) => (
  <Flex wrap="wrap" gap="2" mt="2">
    {amountsOf(setup).map((centavos) => (
      <Button
        key={centavos}
        variant="outline"
        size="sm"
        onClick={() => field.onChange(formatAmount(centavos))}
      >
        {formatPesos(centavos)}
      </Button>
    ))}
  </Flex>
);
