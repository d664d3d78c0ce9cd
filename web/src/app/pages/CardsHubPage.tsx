import { CardsHub } from '../../features/hubs/CardsHub';
import { CREATE_CARD } from '../../features/recipients/addresses';
import { cardTypes } from '../../features/recipients/hub-types';
import { SavedRecipients } from '../../features/recipients/saved/SavedRecipients';

/** Features do not know each other: here the hub meets the cards of others. */
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
