import { Link } from '@chakra-ui/react/link';
import { Note } from '#web/components/Note.tsx';
import { BANK_WINDOW } from '../lib/bank-window';

/** The browser blocks windows that a page opens; a link opens one all the same. */
export const BlockedWindowNote = () => (
  <Note status="error" role="alert">
    <b>El navegador no dejó abrir la ventana de la banca.</b>
    <p>Ábrela con el enlace y después pulsa Siguiente otra vez.</p>
    <Link href="/" target={BANK_WINDOW} rel="opener">
      Abrir la ventana de la banca
    </Link>
  </Note>
);
