import { TransfersHub } from '#web/features/hubs/TransfersHub.tsx';
import { CREATE_CREDIT } from '#web/features/recipients/addresses.ts';
import { RecipientFinder } from '#web/features/recipients/find/RecipientFinder.tsx';
import { transferTypes } from '#web/features/recipients/hub-types.ts';
import { FrequentPeople } from '#web/features/recipients/people/FrequentPeople.tsx';
import { RepeatTransfers } from '#web/features/recipients/people/RepeatTransfers.tsx';
import { SavedRecipients } from '#web/features/recipients/saved/SavedRecipients.tsx';
import { CREATE_RECIPIENT } from '#web/lib/addresses/recipients.ts';

/** Features may not import each other, so the app combines them here. */
export default function TransfersHubPage() {
  return (
    <TransfersHub
      finder={
        <RecipientFinder>
          <FrequentPeople />
        </RecipientFinder>
      }
      repeatTransfers={<RepeatTransfers types={transferTypes} />}
      savedRecipients={
        <SavedRecipients
          title="Personas y cuentas guardadas"
          types={transferTypes}
          creates={[
            { to: CREATE_RECIPIENT, label: 'Agregar una cuenta' },
            { to: CREATE_CREDIT, label: 'Agregar un crédito' },
          ]}
        />
      }
    />
  );
}
