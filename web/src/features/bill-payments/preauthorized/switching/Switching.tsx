import { lazy, Suspense, useState } from 'react';
import type { Slot } from '#web/components/slot.ts';
import { Text } from '#web/components/Text.tsx';
import type { Medium } from '../medium';

/** Only who switches one needs it. */
const SwitchDialog = lazy(() => import('./SwitchDialog'));

/** Accounts and cards with their switches: which one is pressed is asked about, and what was done said. */
export function Switching({ children }: { children: (press: (medium: Medium) => void) => Slot }) {
  const [pressed, setPressed] = useState<Medium>();
  const [done, setDone] = useState('');
  return (
    <>
      {/* The focus is on the switch again: nothing has gone away with it. */}
      <Text role="status" size="sm" color="success.fg" fontWeight="500" _empty={{ display: 'none' }}>
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
            onDone={(said) => {
              setPressed(undefined);
              setDone(said);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
