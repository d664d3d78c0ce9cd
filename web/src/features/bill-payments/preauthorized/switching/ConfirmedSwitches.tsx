import { Text } from '@chakra-ui/react/text';
import { lazy, Suspense, useState } from 'react';
import type { Slot } from '#web/components/slot.ts';
import type { Medium } from '../medium';

const SwitchDialog = lazy(() => import('./SwitchDialog'));

/** Switches with their confirmation dialog and result message. */
export function ConfirmedSwitches({ children }: { children: (press: (medium: Medium) => void) => Slot }) {
  const [pressed, setPressed] = useState<Medium>();
  const [done, setDone] = useState('');
  return (
    <>
      {/* The focus returns to the switch. */}
      <Text
        role="status"
        textStyle="body.sm"
        color="success.fg"
        fontWeight="500"
        _empty={{ display: 'none' }}
      >
        {done}
      </Text>
      {children((medium) => {
        setDone('');
        setPressed(medium);
      })}
      <Suspense>
        {pressed && (
          <SwitchDialog
            medium={pressed}
            onClose={() => setPressed(undefined)}
            onDone={(message) => {
              setPressed(undefined);
              setDone(message);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
