import { chakra } from '@chakra-ui/react/styled-system';
import { Hourglass, WifiOff } from 'lucide-react';
import { Icon } from '#web/components/Icon.tsx';
import { underHeader } from './under-header';
import { useOnline } from './useOnline';
import { useSlow } from './useSlow';

/** Shows a notice while the device is offline or a response is slow. */
export function ConnectionNotice() {
  const isOnline = useOnline();
  const isSlow = useSlow();
  return (
    <LiveRegion role="status">
      {!isOnline && (
        <Strip>
          <Icon as={WifiOff} /> Sin conexión a internet. Revisa tu red.
        </Strip>
      )}
      {isOnline && isSlow && (
        <Strip>
          <Icon as={Hourglass} /> Esto está tardando más de lo normal…
        </Strip>
      )}
    </LiveRegion>
  );
}

/* Always mounted: screen readers announce changes in a live region, not a new region. */
const LiveRegion = chakra('div', {
  base: underHeader,
});

const Strip = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    px: '4',
    py: '2',
    textStyle: 'body.sm',
    fontWeight: '500',
    color: 'warning.fg',
    bg: 'warning.subtle',
    borderBottom: '1px solid {colors.warning.border}',
    animation: 'rise',
  },
});
