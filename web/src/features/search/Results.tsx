import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router';
import { Mark } from './Mark';
import { OptionContentRow, OptionEnd } from './OptionParts';
import type { Option } from './options';
import type { Group } from './useSearchState';

interface ResultsProps {
  id: string;
  groups: readonly Group[];
  terms: readonly string[];
  active: string | undefined;
  onFollow: () => void;
}

/** Listbox of links, so that following a link from an edited form asks for confirmation. */
export function Results({ id, groups, terms, active, onFollow }: ResultsProps) {
  if (groups.length === 0) return null;
  return (
    <Box pb="2" id={id} role="listbox" aria-label="Resultados">
      {groups.map(({ name, note, options }) => (
        <ResultGroup key={name} role="group" aria-label={note === undefined ? name : `${name}. ${note}`}>
          <Name aria-hidden="true">
            <span>{name}</span>
            {note !== undefined && <small>{note}</small>}
          </Name>
          {options.map((option) => (
            <ResultOption
              key={option.id}
              id={`${id}-${option.id}`}
              option={option}
              terms={terms}
              isActive={option.id === active}
              onFollow={onFollow}
            />
          ))}
        </ResultGroup>
      ))}
    </Box>
  );
}

type ResultOptionProps = {
  id: string;
  option: Option;
  terms: readonly string[];
  isActive: boolean;
  onFollow: () => void;
};

const ResultOption = ({ id, option, terms, isActive, onFollow }: ResultOptionProps) => (
  <Row
    id={id}
    role="option"
    aria-selected={isActive}
    tabIndex={-1}
    to={option.to}
    onClick={onFollow}
    // A click must not take the focus from the field.
    onMouseDown={(event) => event.preventDefault()}
  >
    <OptionContentRow content={option.content} />
    <Labels>
      <b>
        <Mark text={option.title} terms={terms} />
      </b>
      <span>
        <Mark text={option.detail} terms={terms} />
      </span>
    </Labels>
    <OptionEnd option={option} isActive={isActive} />
  </Row>
);

const ResultGroup = chakra('div');
const Name = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '3',
    px: { base: '4', md: '5' },
    pt: '3',
    pb: '1',
    fontSize: '0.8125rem',
    fontWeight: '600',
    color: 'fg.subtle',
    '& small': { fontSize: 'inherit', fontWeight: '400' },
  },
});
const Row = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '3', md: '14px' },
    minHeight: '60px',
    px: { base: '4', md: '5' },
    py: '2',
    scrollMargin: '6rem',
    color: 'inherit',
    textDecoration: 'none',
    '& > svg': { color: 'fg.subtle' },
    _hover: { bg: 'bg.subtle' },
    '&[aria-selected=true]': {
      bg: 'accent.subtle',
      boxShadow: 'inset 3px 0 0 {colors.accent.border}',
      _highContrast: { outline: '2px solid Highlight', outlineOffset: '-2px' },
    },
  },
});
const Labels = chakra('span', {
  base: {
    flex: '1',
    minWidth: '0',
    overflowWrap: 'anywhere',
    '& > b': { display: 'block', fontSize: '0.9375rem', lineHeight: '1.35' },
    '& > span': { display: 'block', textStyle: 'body.sm', color: 'fg.subtle' },
  },
});
