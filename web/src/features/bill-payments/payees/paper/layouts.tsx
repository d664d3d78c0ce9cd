import type { ReactElement } from 'react';
import type { BillLayout } from '#contract/merchants';
import { Bar, Barcode, Charges, Fold, Lines, Sheet, UsageChart } from './parts';
import { Spot, type SpotText } from './Spot';

type Layout = {
  documentName: string;
  height: number;
  /** Position of the logo; the name follows it. */
  mark: { x: number; y: number };
  draw: (spot: SpotText) => ReactElement;
};

const A4 = { height: 368, mark: { x: 18, y: 18 } };
const address = [
  [18, 72, 96],
  [18, 86, 128],
  [18, 98, 110],
] as const;

const Total = ({ y, height }: { y: number; height: number }) => (
  <>
    <rect className="box" x="172" y={y} width="90" height={height} rx="8" />
    <Bar x={184} y={y + 14} width={46} />
    <Bar x={184} y={y + height - 22} width={60} height={10} dark />
  </>
);

const sheet = <Sheet width={280} height={366} />;

const top: Layout['draw'] = (spot) => (
  <>
    {sheet}
    <Lines at={address} />
    <Total y={62} height={62} />
    <Spot {...spot} x={28} y={150} width={150} />
    <UsageChart y={204} />
    <Lines
      at={[
        [146, 208, 116],
        [146, 222, 96],
        [146, 236, 108],
        [146, 250, 70],
      ]}
    />
    <Fold y={276} />
    <Bar x={18} y={290} width={80} />
    <Bar x={206} y={290} width={56} />
    <Barcode x={18} y={306} width={244} />
  </>
);

const corner: Layout['draw'] = (spot) => (
  <>
    {sheet}
    <Lines
      at={[
        [18, 78, 96],
        [18, 92, 104],
        [18, 104, 84],
      ]}
    />
    <Spot {...spot} x={146} y={88} width={110} />
    <Charges rows={[150, 172, 194, 216]} />
    <Fold y={276} />
    <Bar x={18} y={290} width={80} />
    <Barcode x={18} y={306} width={244} seed={9} />
  </>
);

const stub: Layout['draw'] = (spot) => (
  <>
    {sheet}
    <Lines at={address} />
    <Total y={66} height={52} />
    <UsageChart y={134} />
    <Lines
      at={[
        [146, 138, 116],
        [146, 152, 96],
        [146, 166, 108],
      ]}
    />
    <Fold y={214} />
    <Spot {...spot} x={28} y={248} width={224} />
    <Barcode x={18} y={296} width={244} height={40} seed={21} />
  </>
);

const foot: Layout['draw'] = (spot) => (
  <>
    {sheet}
    <Lines at={address} />
    <circle className="box" cx="226" cy="96" r="34" />
    <path className="hand" d="M226 96 246 82M226 70v6M200 96h6M246 96h6" />
    <Charges rows={[142, 164, 186]} />
    <Fold y={244} />
    <Spot {...spot} x={28} y={278} width={224} />
    <Barcode x={18} y={324} width={244} height={18} seed={13} />
  </>
);

const slip: Layout['draw'] = (spot) => (
  <>
    {sheet}
    <Spot {...spot} x={28} y={88} width={224} />
    <Charges rows={[142, 164, 186, 208]} />
    <Fold y={262} />
    <Bar x={18} y={278} width={110} />
    <Barcode x={18} y={298} width={244} height={40} seed={5} />
  </>
);

const tag: Layout['draw'] = (spot) => (
  <>
    <path className="glass" d="M8 40Q140 4 272 40l-14 170Q140 222 22 210z" />
    <rect className="paper" x="56" y="44" width="168" height="160" rx="14" />
    <Barcode x={76} y={106} width={128} height={22} seed={5} />
    <Spot {...spot} x={82} y={154} width={116} />
  </>
);

const card: Layout['draw'] = (spot) => (
  <>
    <rect className="paper" x="6" y="6" width="268" height="196" rx="14" />
    <path className="band" d="M6 20a14 14 0 0 1 14-14h240a14 14 0 0 1 14 14v34H6z" />
    <rect className="bar" x="20" y="66" width="58" height="60" rx="8" />
    <circle className="deep" cx="49" cy="90" r="12" />
    <path className="deep" d="M28 126q0-22 21-22t21 22z" />
    <Bar x={96} y={76} width={140} height={8} />
    <Lines
      at={[
        [96, 94, 96],
        [96, 108, 118],
      ]}
    />
    <Spot {...spot} x={30} y={154} width={150} />
  </>
);

export const layouts: Record<BillLayout, Layout> = {
  top: { ...A4, documentName: 'Recibo', draw: top },
  corner: { ...A4, documentName: 'Estado de cuenta', draw: corner },
  stub: { ...A4, documentName: 'Recibo con talón', draw: stub },
  foot: { ...A4, documentName: 'Boleta', draw: foot },
  slip: { ...A4, documentName: 'Ficha de pago', draw: slip },
  tag: { documentName: 'Dispositivo', height: 230, mark: { x: 72, y: 58 }, draw: tag },
  card: { documentName: 'Tarjeta', height: 208, mark: { x: 20, y: 12 }, draw: card },
};
