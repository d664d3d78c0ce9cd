import { CardsHub } from '#web/features/hubs/CardsHub.tsx';
import { CREATE_CARD } from '#web/features/recipients/addresses.ts';
import { cardTypes } from '#web/features/recipients/hub-types.ts';
import { SavedRecipients } from '#web/features/recipients/saved/SavedRecipients.tsx';

/** Features may not import each other, so the app combines them here. */
export default function CardsHubPage() {
  return (
    <CardsHub>
      <SavedRecipients
        title="Tarjetas guardadas"
        types={cardTypes}
        creates={[{ to: CREATE_CARD, label: 'Agregar una tarjeta' }]}
      />
    </CardsHub>
  );
}
