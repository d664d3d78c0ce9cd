import { AnchorButton } from '#web/components/Button.tsx';
import { isWide } from '#web/components/wide.ts';
import { previousVersionUrl } from '#web/lib/environment/previous-version.ts';

/** To the bank as it was before this client: its own sign-on, made for phones or for desktops. */
export const PreviousVersionButton = () => (
  <AnchorButton href={previousVersionUrl(!isWide())}>Ir a la versión anterior</AnchorButton>
);
