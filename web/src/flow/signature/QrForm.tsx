import { Grid } from '@chakra-ui/react/grid';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Smartphone } from 'lucide-react';
import { brand } from '#contract/brand';
import { AnchorButton, Button } from '#web/components/Button.tsx';
import { DialogActions } from '#web/components/Dialog.tsx';
import { Icon } from '#web/components/Icon.tsx';
import type { SignatureProps } from '../submission/signature-request';
import { QrCode } from './QrCode';

export default function QrForm({ request, onSigned, onCancel }: SignatureProps) {
  const approval = `${brand.mobileAppUrl}/aprobar/${encodeURIComponent(request.key)}`;
  return (
    <Grid gap="5" mt="4" color="fg">
      {/* A phone cannot scan its own screen. */}
      <Grid gap="3" justifyItems="start" hideFrom="md">
        <p>
          ¿Estás en el celular de tu llave virtual? Ábrela aquí mismo, apruébalo en Seguridad y vuelve a esta
          página.
        </p>
        <AnchorButton href={approval} target="_blank" rel="noopener noreferrer" variant="subtle">
          <Icon as={Smartphone} />
          <span>{`Abrir ${brand.mobileApp}`}</span> <VisuallyHidden>(se abre en otra pestaña)</VisuallyHidden>
        </AnchorButton>
        <p>Si tu llave está en otro celular:</p>
      </Grid>
      <Steps>
        <li>{`Abre ${brand.mobileApp} en tu celular.`}</li>
        <li>Entra a Seguridad, elige Aprobar con QR y escanea este código.</li>
        <li>Revisa los datos ahí, apruébalos y vuelve aquí.</li>
      </Steps>
      <QrCode text={approval} label="Código QR para aprobar con tu celular" />
      <DialogActions mt="0">
        <Button variant="outline" onClick={onCancel}>
          Cancelar
        </Button>
        <Button onClick={onSigned}>Ya lo aprobé</Button>
      </DialogActions>
    </Grid>
  );
}

const Steps = chakra('ol', {
  base: { display: 'grid', gap: '1', listStyle: 'decimal', paddingInlineStart: '1.25rem' },
});
