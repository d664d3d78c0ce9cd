import { AnchorButton, Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { usePrompt } from '../../ui/prompts';

export function LeaveDialog({ href, onClose }: { href: string; onClose: () => void }) {
  usePrompt(onClose);
  return (
    <Dialog
      title="Estás por salir de la aplicación"
      onClose={onClose}
      actions={
        <>
          <Button look="line" onClick={onClose} autoFocus>
            Cancelar
          </Button>
          <AnchorButton href={href} target="_blank" rel="noopener noreferrer" onClick={onClose}>
            Continuar
          </AnchorButton>
        </>
      }
    >
      Serás dirigido a un sitio externo.
    </Dialog>
  );
}
