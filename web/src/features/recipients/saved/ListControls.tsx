import { chakra } from '@chakra-ui/react/styled-system';
import type { RecipientAccountType } from '#contract/shared/recipient-identifier';
import { SearchField } from '../../../forms/SearchField';
import { SelectField } from '../../../forms/SelectField';
import { typeNames } from '../account-words';
import { isOrder, type Order, SEARCH_MIN } from './filter-recipients';

const orders: readonly { value: Order; label: string }[] = [
  { value: 'alias', label: 'Alias, de la A a la Z' },
  { value: 'alias-descending', label: 'Alias, de la Z a la A' },
  { value: 'most-used', label: 'Más usadas' },
];

type ListControlsProps = {
  types: readonly RecipientAccountType[];
  text: string;
  type: string;
  order: Order;
  onText: (text: string) => void;
  onType: (type: string) => void;
  onOrder: (order: Order) => void;
};

/** What narrows and orders the list. */
export const ListControls = ({ types, text, type, order, onText, onType, onOrder }: ListControlsProps) => (
  <Controls role="search">
    <SearchField
      id="recipient-search"
      label="Buscar"
      value={text}
      onChange={onText}
      hint={`Por alias, nombre, banco o número; desde ${SEARCH_MIN} letras o números.`}
    />
    <SelectField
      id="recipient-type"
      label="Tipo"
      value={type}
      onChange={onType}
      placeholder="Todos"
      options={types.map((value) => ({ value, label: typeNames[value] }))}
    />
    <SelectField
      id="recipient-order"
      label="Ordenar por"
      value={order}
      onChange={(value) => isOrder(value) && onOrder(value)}
      options={orders}
    />
  </Controls>
);

const Controls = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignItems: 'start',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(2, minmax(0, 1fr))',
      lg: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)',
    },
    // Between phone and desk the search has a line of its own: no word of the two lists is cut.
    '& > :first-of-type': { gridColumn: { md: '1 / -1', lg: 'auto' } },
  },
});
