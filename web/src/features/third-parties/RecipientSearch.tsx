import { chakra } from '@chakra-ui/react/styled-system';
import { SEARCH_MIN } from '../../admin-list/narrow';
import { SearchField } from '../../forms/SearchField';
import { recipientSearch } from '../../recipient-book/search';
import { isSearching } from './pick';

type RecipientSearchProps = {
  text: string;
  onType: (text: string) => void;
  /** How many are shown of how many there are. */
  found: number;
  of: number;
};

/** Finds somebody among all who are saved. */
export const RecipientSearch = ({ text, onType, found, of }: RecipientSearchProps) => (
  <Search
    role="search"
    onKeyDown={(event) => {
      // It finds while it is typed: the form is not to be sent by it.
      if (event.key === 'Enter') event.preventDefault();
    }}
  >
    <SearchField
      id="recipient-search"
      label={`Busca entre ${of} por ${recipientSearch.by}; desde ${SEARCH_MIN} letras o números.`}
      value={text}
      onChange={onType}
    />
    <Found role="status" data-some={found > 0 ? '' : undefined}>
      {isSearching(text) && (found === 0 ? 'Ninguna coincide.' : `${found} de ${of}`)}
    </Found>
  </Search>
);

const Search = chakra('div', {
  base: { '& label > span': { textStyle: 'body.sm', fontWeight: '400', color: 'fg.muted' } },
});
/** How many were found can be seen. */
const Found = chakra('p', {
  base: {
    mt: '2',
    textStyle: 'body.sm',
    color: 'fg.muted',
    _empty: { m: '0' },
    '&[data-some]': { srOnly: true },
  },
});
