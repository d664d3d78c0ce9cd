import { AnchorButton, Button } from '#web/components/Button.tsx';
import { Dialog } from '#web/components/Dialog.tsx';
import { usePrompt } from '#web/lib/page/prompts.ts';

export function LeaveDialog({ href, onClose }: { href: string; onClose: () => void }) {
  usePrompt(onClose);
  return (
    <Dialog
      title="Estás por salir de la aplicación"
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onClose} autoFocus>
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
