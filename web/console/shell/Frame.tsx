import { useSearchParams } from 'react-router';
import type { Slot } from '#web/components/slot.ts';
import { AUDIENCE, VIEW } from '../lib/audience';
import { Shell } from './Shell';

/** Shows a page to an audience without the console around it. */
export function Frame({ children }: { children: Slot }) {
  const [params] = useSearchParams();
  return params.get(VIEW) === AUDIENCE ? children : <Shell>{children}</Shell>;
}
