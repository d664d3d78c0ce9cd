import { LinkButton } from '#web/components/Button.tsx';
import { Dialog } from '#web/components/Dialog.tsx';
import { NOT_LOADED } from '#web/components/errors/texts.ts';
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
