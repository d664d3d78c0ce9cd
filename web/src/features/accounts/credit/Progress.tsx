import { chakra } from '@chakra-ui/react/styled-system';
import type { InstalmentCredit } from '#contract/domain/credit-product';
import { Meter } from '#web/components/Meter.tsx';
import { Text } from '#web/components/Text.tsx';

export function Progress({ credit: { paidInstalments, term } }: { credit: InstalmentCredit }) {
  const text = `${paidInstalments} de ${term} pagos hechos`;
  const percent = term > 0 ? Math.round((Math.min(paidInstalments, term) * 100) / term) : 0;
  return (
    <Box>
      <Meter label="Avance de tus pagos" percent={percent} text={text} />
      <Text size="sm" tone="muted">
        {text}
      </Text>
    </Box>
  );
}

const Box = chakra('div', { base: { display: 'grid', gap: '2', maxWidth: '420px' } });
