import { CREATE_RECIPIENT } from '../../environment/recipients';
import { TransfersHub } from '../../features/hubs/TransfersHub';
import { CREATE_CREDIT } from '../../features/recipients/addresses';
import { transferTypes } from '../../features/recipients/hub-types';
import { FrequentRecipients } from '../../features/recipients/saved/FrequentRecipients';
import { SavedRecipients } from '../../features/recipients/saved/SavedRecipients';

/** Features do not know each other: here the hub meets those whom the customer sends to. */
export default function TransfersHubPage() {
  return (
    <TransfersHub>
      <FrequentRecipients types={transferTypes} />
      <SavedRecipients
        title="Personas y cuentas guardadas"
        types={transferTypes}
        creates={[
          { to: CREATE_RECIPIENT, label: 'Agregar una cuenta' },
          { to: CREATE_CREDIT, label: 'Agregar un crédito' },
        ]}
      />
    </TransfersHub>
  );
}
