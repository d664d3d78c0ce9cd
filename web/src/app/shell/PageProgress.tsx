import { chakra } from '@chakra-ui/react/styled-system';
import { loadingText } from '#web/components/Loading.tsx';
import { usePageLoading } from '../routes/page-loading';
import { underHeader } from './under-header';

/** Progress bar while the next page loads; its animation starts after 300 ms. */
export const PageProgress = () =>
  usePageLoading() ? (
    <BarAnchor>
      <Line role="progressbar" aria-label={loadingText} />
    </BarAnchor>
  ) : null;

/* Takes no room, to avoid a layout shift. */
const BarAnchor = chakra('div', {
  base: { ...underHeader, height: '0' },
});

const Line = chakra('div', {
  base: {
    position: 'absolute',
    insetInline: '0',
    top: '-2px',
    height: '3px',
    bg: 'accent.solid',
    transformOrigin: 'left',
    animation: 'advance 8s {easings.out} .3s both',
  },
});
