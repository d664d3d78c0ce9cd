import { chakra } from '@chakra-ui/react/styled-system';
import { brand } from '#contract/brand';
import type { SignatureProps } from '../operation/signature-request';
import { Button } from '../ui/Button';
import { DialogActions } from '../ui/Dialog';
import { QrCode } from './QrCode';

/** Asks for the approval that a virtual token gives on its phone. */
const QrForm = ({ request, onSigned, onCancel }: SignatureProps) => (
  <Page>
    <Steps>
      <li>Abre {brand.mobileApp} en tu celular.</li>
      <li>Entra a Seguridad, elige Aprobar con QR y escanea este código.</li>
      <li>Revisa los datos ahí, apruébalos y vuelve aquí.</li>
    </Steps>
    <QrCode
      text={`${brand.mobileAppUrl}/aprobar/${encodeURIComponent(request.key)}`}
      label="Código QR para aprobar con tu celular"
    />
    <DialogActions mt="0">
      <Button look="line" onClick={onCancel}>
        Cancelar
      </Button>
      <Button onClick={onSigned}>Ya lo aprobé</Button>
    </DialogActions>
  </Page>
);

export default QrForm;

const Page = chakra('div', { base: { display: 'grid', gap: '5', mt: '2', color: 'fg' } });
const Steps = chakra('ol', {
  base: { display: 'grid', gap: '1', listStyle: 'decimal', paddingInlineStart: '1.25rem' },
});
