import { useSearchParams } from 'react-router';
import type { Slot } from '#web/components/slot.ts';
import { AUDIENCE, VIEW } from '../lib/audience';
import { Shell } from './Shell';

/** Wraps a page in the console, except for an audience. */
export function OptionalShell({ children }: { children: Slot }) {
  const [params] = useSearchParams();
  return params.get(VIEW) === AUDIENCE ? children : <Shell>{children}</Shell>;
}
