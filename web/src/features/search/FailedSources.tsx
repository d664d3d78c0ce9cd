import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '#web/components/Button.tsx';
import type { Source } from './useSources';

/** One line per failed source; the results of the others stay visible. */
export const FailedSources = ({ sources }: { sources: readonly Source[] }) => (
  <div role="alert">
    {sources.map(({ name, reads }) => (
      <Line key={name}>
        <span>{`No pudimos buscar en ${name}.`}</span>
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            for (const read of reads) if (read.isError) read.refetch();
          }}
        >
          Reintentar
        </Button>
      </Line>
    ))}
  </div>
);

const Line = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '3',
    pl: { base: '4', md: '5' },
    pr: '2',
    py: '1',
    textStyle: 'body.sm',
    color: 'fg.muted',
    borderTop: '1px solid {colors.border.subtle}',
  },
});
