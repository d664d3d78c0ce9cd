import { chakra } from '@chakra-ui/react/styled-system';
import { SearchField } from '#web/components/forms/SearchField.tsx';
import { SEARCH_MIN } from '../admin-list/narrow';
import { isSearching } from './pick';

type PickerSearchProps = {
  text: string;
  onType: (text: string) => void;
  by: string;
  found: number;
  of: number;
  none: string;
};

export const PickerSearch = ({ text, onType, by, found, of, none }: PickerSearchProps) => (
  <Search
    role="search"
    onKeyDown={(event) => {
      // Enter must not submit the form.
      if (event.key === 'Enter') event.preventDefault();
    }}
  >
    <SearchField
      id="pick-search"
      label={`Busca entre ${of} por ${by}; desde ${SEARCH_MIN} letras o números.`}
      value={text}
      onChange={onType}
    />
    <Found role="status" data-some={found > 0 ? '' : undefined}>
      {isSearching(text) && (found === 0 ? none : `${found} de ${of}`)}
    </Found>
  </Search>
);

const Search = chakra('div', {
  base: { '& label > span': { textStyle: 'body.sm', fontWeight: '400', color: 'fg.muted' } },
});
const Found = chakra('p', {
  base: {
    mt: '2',
    textStyle: 'body.sm',
    color: 'fg.muted',
    _empty: { m: '0' },
    '&[data-some]': { srOnly: true },
  },
});
