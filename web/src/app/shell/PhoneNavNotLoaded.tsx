import { LinkButton } from '#web/components/Button.tsx';
import { Dialog } from '#web/components/Dialog.tsx';
import { NOT_LOADED } from '#web/components/errors/texts.ts';
import type { PhoneNavProps } from './PhoneNav';

/** Fallback if the phone navigation failed to load: signing out must still be possible. */
export const PhoneNavNotLoaded = ({ isMenuOpen, onClose }: PhoneNavProps) =>
  isMenuOpen && (
    <Dialog
      title={NOT_LOADED}
      onClose={onClose}
      actions={<LinkButton to="/signout">Cerrar sesión</LinkButton>}
    />
  );
