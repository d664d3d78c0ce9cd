import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense } from 'react';
import { brand } from '#contract/brand';
import type { SignatureProps } from '../../../operation/signature-request';
import { signWithToken } from '../../../signature/TokenForm';
import { Button } from '../../../ui/Button';
import { Skeleton } from '../../../ui/Skeleton';
import { CREATE_PATH } from '../api';

const QrCode = lazy(() => import('./QrCode'));

export const Sign = signWithToken(() => ({ method: 'POST', url: CREATE_PATH }));

/** What the bank asks for after confirm: the phone's approval, or the token again when its signature ran out. */
export const Approval = (props: SignatureProps) =>
  props.request.by === 'QR' ? <Scan {...props} /> : <Sign {...props} />;

const Scan = ({ request, onSigned, onCancel }: SignatureProps) => (
  <Page>
    <Steps>
      <li>Abre {brand.mobileApp} en tu celular.</li>
      <li>Entra a Seguridad, elige Aprobar con QR y escanea este código.</li>
      <li>Revisa los datos ahí, apruébalos y vuelve aquí.</li>
    </Steps>
    <Suspense fallback={<Skeleton width="240px" height="240px" />}>
      <QrCode
        text={`${brand.mobileAppUrl}/aprobar/${encodeURIComponent(request.key)}`}
        label="Código QR para aprobar con tu celular"
      />
    </Suspense>
    <Actions>
      <Button onClick={onSigned}>Ya lo aprobé</Button>
      <Button look="ghost" onClick={onCancel}>
        Cancelar
      </Button>
    </Actions>
  </Page>
);

const Page = chakra('div', { base: { display: 'grid', gap: '5', justifyItems: 'start' } });
const Steps = chakra('ol', {
  base: { display: 'grid', gap: '1', listStyle: 'decimal', paddingInlineStart: '1.25rem' },
});
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } });
