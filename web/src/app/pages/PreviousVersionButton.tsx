import { previousVersionUrl } from '../../environment/previous-version';
import { AnchorButton } from '../../ui/Button';
import { isWide } from '../../ui/wide';

/** To the bank as it was before this client: its own sign-on, made for phones or for desktops. */
export const PreviousVersionButton = () => (
  <AnchorButton href={previousVersionUrl(!isWide())}>Ir a la versión anterior</AnchorButton>
);
