import { chakra } from '@chakra-ui/react/styled-system';
import { LabeledValueList } from '#web/components/LabeledValueList.tsx';

export type SignedRow = { label: string; value: string | undefined; detail?: string | undefined };

/** The rows are the other values that the signature binds. */
export type SignedContent = { text: string; rows?: readonly SignedRow[] };

export const SignedSubject = ({ text, rows = [] }: SignedContent) => (
  <Box>
    <strong>{text}</strong>
    {rows.length > 0 && (
      <LabeledValueList
        size="sm"
        gap="1"
        items={rows.map(({ label, value, detail }) => ({
          label,
          value: detail === undefined ? value : `${value}, ${detail}`,
        }))}
      />
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
