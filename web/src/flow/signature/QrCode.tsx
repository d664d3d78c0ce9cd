import { chakra } from '@chakra-ui/react/styled-system';
import { encode } from 'uqr';

/** Dark on light in both themes, because cameras expect that. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <Frame role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={squares.join('')} />
    </Frame>
  );
}

const Frame = chakra('svg', {
  base: {
    width: '100%',
    maxWidth: '240px',
    mx: 'auto',
    aspectRatio: '1',
    borderRadius: 'control',
    bg: 'paper',
    fill: 'paper.ink',
  },
});
