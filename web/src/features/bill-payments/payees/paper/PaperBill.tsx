import { chakra } from '@chakra-ui/react/styled-system';
import type { BillHelp } from '#contract/merchants';
import { CompanyAvatar } from '#web/components/avatars/CompanyAvatar.tsx';
import { layouts } from './layouts';

type PaperBillProps = {
  merchant: { name: string };
  help: BillHelp;
  number: string;
  /** Placeholder number in the same groups. */
  example: string;
};

/** Drawing of the customer's bill with the typed number, to make typing errors visible. */
export function PaperBill({ merchant, help, number, example }: PaperBillProps) {
  const { documentName, height, mark, draw } = layouts[help.layout];
  const isExample = number === '';
  return (
    <Paper
      viewBox={`0 0 280 ${height}`}
      role="img"
      aria-label={`${documentName} de ${merchant.name}, con “${help.label}” marcado. ${help.where}`}
    >
      {draw({ label: help.label, text: isExample ? example : number, isExample })}
      <CompanyAvatar name={merchant.name} size={36} at={mark} />
      <text className="name" x={mark.x + 46} y={mark.y + 23}>
        {merchant.name}
      </text>
    </Paper>
  );
}

const Paper = chakra('svg', {
  base: {
    'display': 'block',
    'width': '100%',
    // Keeps the drawing's text as large as the text around it.
    'maxWidth': '17.5rem',
    'height': 'auto',
    'mx': 'auto',
    'fontVariantNumeric': 'tabular-nums lining-nums',
    '& .paper': { fill: 'bg.panel', stroke: 'border.card' },
    '& .bar, & .band': { fill: 'bg.muted' },
    '& .deep': { fill: 'border' },
    '& .ink': { fill: 'fg.subtle' },
    '& .box': { fill: 'none', stroke: 'border', strokeWidth: '1.5' },
    '& .hair': { stroke: 'border.subtle' },
    '& .fold': { stroke: 'border.emphasized', strokeDasharray: '4 4', opacity: '0.6' },
    '& .hand': { fill: 'none', stroke: 'border.emphasized', strokeWidth: '2', strokeLinecap: 'round' },
    '& .glass': { fill: 'bg.muted', opacity: '0.6' },
    '& .pen': { fill: 'spark', opacity: '0.32' },
    '& .ring': { fill: 'none', stroke: 'accent.border', strokeWidth: '2.5' },
    '& .name': { fill: 'fg', fontSize: '14px', fontWeight: '700' },
    '& .label': { fill: 'fg.muted', fontSize: '13px' },
    '& .number': { fill: 'fg', fontWeight: '700' },
    '& .example': { fill: 'fg.muted' },
  },
});
