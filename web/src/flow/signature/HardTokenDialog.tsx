import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { brand } from '#contract/brand';
import { Button } from '#web/components/Button.tsx';
import { Dialog } from '#web/components/Dialog.tsx';
import { tabStorage } from '#web/lib/environment/storage.ts';

const DISMISSED_KEY = 'hardTokenModal';

export default function HardTokenDialog({ onDismiss }: { onDismiss?: () => void }) {
  const [isDismissed, setIsDismissed] = useState(() => tabStorage.getItem(DISMISSED_KEY) === 'true');
  if (isDismissed) return null;
  const dismiss = () => {
    tabStorage.setItem(DISMISSED_KEY, 'true');
    setIsDismissed(true);
    onDismiss?.();
  };
  return (
    <Dialog
      title="Activa tu llave virtual en la app móvil"
      icon={Smartphone}
      onClose={dismiss}
      actions={
        <Button variant="outline" onClick={dismiss} autoFocus>
          Por ahora no
        </Button>
      }
    >
      <p>
        Con ella autorizas tus operaciones desde tu celular. Si ya la activaste, no hagas nada más. Si no:
      </p>
      <ol style={{ listStyle: 'decimal', paddingInlineStart: '1.25rem' }}>
        <li>{`Abre ${brand.mobileApp} en tu celular.`}</li>
        <li>Entra a Seguridad y elige Llave virtual.</li>
        <li>Sigue los pasos y vuelve aquí.</li>
      </ol>
    </Dialog>
  );
}
