import { Grid } from '@chakra-ui/react/grid';
import { Text } from '@chakra-ui/react/text';
import type { InstalmentCredit } from '#contract/domain/credit-product';
import { Meter } from '#web/components/Meter.tsx';

export function Progress({ credit: { paidInstalments, term } }: { credit: InstalmentCredit }) {
  const text = `${paidInstalments} de ${term} pagos hechos`;
  const percent = term > 0 ? Math.round((Math.min(paidInstalments, term) * 100) / term) : 0;
  return (
    <Grid gap="2" maxWidth="420px">
      <Meter label="Avance de tus pagos" percent={percent} text={text} />
      <Text textStyle="body.sm" color="fg.muted">
        {text}
      </Text>
    </Grid>
  );
}
