import { Spinner } from '@chakra-ui/react/spinner';
import { chakra } from '@chakra-ui/react/styled-system';

export const loadingText = 'Se está cargando la información...';

/** Hidden for the first 300 ms. */
export const Loading = ({ label = loadingText }: { label?: string }) => (
  <Line role="status">
    <Spinner aria-hidden="true" />
    <span>{label}</span>
  </Line>
);

const Line = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    py: '6',
    color: 'fg.muted',
    animation: 'rise',
    animationDelay: '.3s',
  },
});
