import { chakra } from '@chakra-ui/react/styled-system';
import { SearchField } from '#web/components/forms/SearchField.tsx';
import { MIN_SEARCH_LENGTH } from '../admin-list/filter-rows';
import { isSearching } from './pick';

type PickerSearchProps = {
  text: string;
  onType: (text: string) => void;
  searchedFields: string;
  matchCount: number;
  rowCount: number;
  noMatchText: string;
};

export const PickerSearch = ({
  text,
  onType,
  searchedFields,
  matchCount,
  rowCount,
  noMatchText,
}: PickerSearchProps) => (
  <Search
    role="search"
    onKeyDown={(event) => {
      // Enter must not submit the form.
      if (event.key === 'Enter') event.preventDefault();
    }}
  >
    <SearchField
      id="pick-search"
      label={`Busca entre ${rowCount} por ${searchedFields}; desde ${MIN_SEARCH_LENGTH} letras o números.`}
      value={text}
      onChange={onType}
    />
    <MatchCount role="status" data-some={matchCount > 0 ? '' : undefined}>
      {isSearching(text) && (matchCount === 0 ? noMatchText : `${matchCount} de ${rowCount}`)}
    </MatchCount>
  </Search>
);

const Search = chakra('div', {
  base: { '& label > span': { textStyle: 'body.sm', fontWeight: '400', color: 'fg.muted' } },
});
const MatchCount = chakra('p', {
  base: {
    mt: '2',
    textStyle: 'body.sm',
    color: 'fg.muted',
    _empty: { m: '0' },
    '&[data-some]': { srOnly: true },
  },
});
