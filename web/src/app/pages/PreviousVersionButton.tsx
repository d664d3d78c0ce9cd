import { previousVersionUrl } from '../../environment/previous-version';
import { AnchorButton } from '../../ui/Button';
import { breakpoints } from '../../ui/theme/breakpoints';

/** To the bank as it was before this client: its own sign-on, made for phones or for desktops. */
export const PreviousVersionButton = () => (
  <AnchorButton href={previousVersionUrl(!matchMedia(`(min-width: ${breakpoints.md}px)`).matches)}>
    Ir a la versión anterior
  </AnchorButton>
);
