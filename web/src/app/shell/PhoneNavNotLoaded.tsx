import { NOT_LOADED } from '../../errors/texts';
import { LinkButton } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import type { PhoneNavProps } from './PhoneNav';

/** In the place of a phone's menu when its code did not come: the way out depends on nothing. */
export const PhoneNavNotLoaded = ({ menuOpen, onClose }: PhoneNavProps) =>
  menuOpen && (
    <Dialog
      title={NOT_LOADED}
      onClose={onClose}
      actions={<LinkButton to="/signout">Cerrar sesión</LinkButton>}
    />
  );
