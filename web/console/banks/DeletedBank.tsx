import { ConsolePage } from '../parts/ConsolePage';
import { BankList } from './BankList';
import { NewBank } from './NewBank';

/** Replaces every page of a bank that was deleted. */
export const DeletedBank = () => (
  <ConsolePage title="Este banco ya no existe" about="Sigue en la consola de otro, o crea uno.">
    <BankList />
    <NewBank />
  </ConsolePage>
);
