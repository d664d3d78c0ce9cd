import { AnchorButton } from '#web/components/Button.tsx';
import { isWide } from '#web/components/wide.ts';
import { previousVersionUrl } from '#web/lib/environment/previous-version.ts';

/** Link to the previous version, which has separate sign-on pages for phones and desktops. */
export const PreviousVersionButton = () => (
  <AnchorButton href={previousVersionUrl(!isWide())}>Ir a la versión anterior</AnchorButton>
);
