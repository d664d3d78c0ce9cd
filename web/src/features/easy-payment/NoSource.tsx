import { Grid } from '@chakra-ui/react/grid';
import { brand } from '#contract/brand';
import { AnchorButton, Button } from '#web/components/Button.tsx';
import { DialogActions } from '#web/components/Dialog.tsx';
import { Note } from '#web/components/Note.tsx';
import { formatPhone } from '#web/lib/format/numbers.ts';

type NoSourceProps = { leave: { label: string; onLeave: () => void } };

export const NoSource = ({ leave }: NoSourceProps) => (
  <Grid gap="4" mt="3" color="fg">
    <Note status="warning" role="status">
      {`Para pagar desde aquí necesitas una cuenta de cheques y aún no tienes una. Ábrela en ${brand.mobileApp} o en tu sucursal. Mientras tanto, llámanos y te decimos de qué otra forma pagar.`}
    </Note>
    <DialogActions mt="1">
      <Button variant="outline" onClick={leave.onLeave}>
        {leave.label}
      </Button>
      <AnchorButton href={`tel:+52${brand.phone}`}>{`Llamar al ${formatPhone(brand.phone)}`}</AnchorButton>
    </DialogActions>
  </Grid>
);
