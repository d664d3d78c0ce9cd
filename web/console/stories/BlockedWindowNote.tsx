import { Link } from '@chakra-ui/react/link';
import { Note } from '#web/components/Note.tsx';
import { BANK_WINDOW } from '../lib/bank-window';

/** The browser may block windows that a script opens; a link is never blocked. */
export const BlockedWindowNote = () => (
  <Note status="error" role="alert">
    <b>El navegador no dejó abrir la ventana de la banca.</b>
    <p>Ábrela con el enlace y después pulsa Siguiente otra vez.</p>
    <Link href="/" target={BANK_WINDOW} rel="opener">
      Abrir la ventana de la banca
    </Link>
  </Note>
);
