import { chakra } from '@chakra-ui/react/styled-system';
import { Phone } from 'lucide-react';
import type { Movement } from '#contract/accounts';
import { brand } from '#contract/brand';
import { AnchorButton } from '#web/components/Button.tsx';
import { Dialog } from '#web/components/Dialog.tsx';
import { Icon } from '#web/components/Icon.tsx';
import { LabeledValueList } from '#web/components/LabeledValueList.tsx';
import { Money } from '#web/components/Money.tsx';
import { formatDate } from '#web/lib/format/dates.ts';
import { formatPhone } from '#web/lib/format/numbers.ts';

type UnknownChargeProps = { movement: Movement; onClose: () => void };

export const UnknownCharge = ({ movement, onClose }: UnknownChargeProps) => (
  <Dialog
    title="No reconozco este cargo"
    onClose={onClose}
    actions={
      <AnchorButton href={`tel:+52${brand.phone}`}>
        <Icon as={Phone} />
        <span>{`Llamar al ${formatPhone(brand.phone)}`}</span>
      </AnchorButton>
    }
  >
    <p>Llámanos y lo revisamos contigo. Tienes 60 días desde el cargo para objetarlo.</p>
    <LabeledValueList
      size="sm"
      items={[
        { label: 'Folio', value: movement.key },
        { label: 'Cargo', value: movement.description },
        { label: 'Fecha', value: formatDate(movement.postedDate) },
        {
          label: 'Importe',
          value: (
            <Money amount={movement.amount} currency={movement.currencyCode} size="text" sign="movement" />
          ),
        },
      ]}
    />
    <p>Ten a la mano:</p>
    <List>
      <li>El folio de este movimiento.</li>
      <li>Tu identificación oficial.</li>
      <li>La tarjeta o el número de la cuenta del cargo.</li>
    </List>
    <p>
      Antes de llamar, piensa si pudo ser una suscripción, alguien de tu familia o un comercio que cobra con
      otro nombre.
    </p>
  </Dialog>
);

const List = chakra('ul', { base: { display: 'grid', gap: '1', ps: '5', listStyle: 'disc' } });
