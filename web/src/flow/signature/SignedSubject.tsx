import { chakra } from '@chakra-ui/react/styled-system';

export type SignedRow = { label: string; value: string | undefined; detail?: string | undefined };

/** The rows are the other values that the signature binds. */
export type Signed = { text: string; rows?: readonly SignedRow[] };

export const SignedSubject = ({ text, rows = [] }: Signed) => (
  <Box>
    <strong>{text}</strong>
    {rows.length > 0 && (
      <List>
        {rows.map(({ label, value, detail }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{detail === undefined ? value : `${value}, ${detail}`}</dd>
          </div>
        ))}
      </List>
    )}
  </Box>
);

const Box = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    my: '2',
    px: '14px',
    py: '10px',
    borderRadius: 'control',
    bg: 'bg.muted',
    color: 'fg',
    overflowWrap: 'anywhere',
    '& strong': { fontWeight: '600' },
  },
});
const List = chakra('dl', {
  base: {
    display: 'grid',
    gap: '1',
    textStyle: 'body.sm',
    fontVariantNumeric: 'tabular-nums lining-nums',
    '& div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '4' },
    '& dt': { color: 'fg.muted' },
  },
});
