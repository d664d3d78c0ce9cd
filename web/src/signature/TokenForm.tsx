import { type ComponentProps, lazy, Suspense } from 'react';
import { Loading } from '../ui/Loading';

/** Only who is asked for a signature needs it; the page that may ask is drawn without. */
const TokenValueForm = lazy(() => import('./TokenValueForm'));

/** Begins the signature of a pending call and asks for the token's value until it is right. */
export const TokenForm = (props: ComponentProps<typeof TokenValueForm>) => (
  <Suspense fallback={<Loading label="Preparando tu firma..." />}>
    <TokenValueForm {...props} />
  </Suspense>
);
