import { Grid } from '@chakra-ui/react/grid';
import { Skeleton } from '@chakra-ui/react/skeleton';
import type { Fund } from '#contract/domain/fund';
import { Note } from '#web/components/Note.tsx';
import { Position, UnitPrices } from './Position';

type FundFiguresProps = { fund: Fund | undefined; pending: boolean };

export const FundFigures = ({ fund, pending }: FundFiguresProps) => (
  <Grid templateColumns="minmax(0, 1fr)" gap="4">
    {fund && fund.units > 0 && <Position fund={fund} />}
    {fund && <UnitPrices fund={fund} />}
    {pending && <Skeleton height="420px" borderRadius="card" />}
    <Note>
      <p>El valor es el de tus títulos al precio de venta de la última valuación. Puede subir o bajar.</p>
      <p>
        Los fondos de inversión no están protegidos por el IPAB. Rendimientos pasados no garantizan los
        futuros.
      </p>
    </Note>
  </Grid>
);
