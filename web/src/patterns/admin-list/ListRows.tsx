import { Card } from '@chakra-ui/react/card';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { Plus } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#web/components/Button.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Icon } from '#web/components/Icon.tsx';
import { Link } from '#web/components/Link.tsx';
import { LoadMore } from '#web/components/LoadMore.tsx';
import { type Controls, choicesOf } from './controls';
import { filterByKind, search } from './filter-rows';
import { ListControls } from './ListControls';
import { useListState } from './useListState';

/** Rows per 'Ver más'. */
export const PAGE_SIZE = 10;

export type CreateLink = { to: string; label: string };

type Gender = 'feminine' | 'masculine';

const textsByGender: Record<Gender, { noMatch: string; hint: string; end: string }> = {
  feminine: {
    noMatch: 'Ninguna coincide',
    hint: 'Cambia la búsqueda, o quita los filtros para verlas todas.',
    end: 'Ya viste todas.',
  },
  masculine: {
    noMatch: 'Ninguno coincide',
    hint: 'Cambia la búsqueda, o quita los filtros para verlos todos.',
    end: 'Ya viste todos.',
  },
};

type ListRowsProps<Row> = {
  id: string;
  prefix?: string;
  rows: readonly Row[];
  /** Result of the last action; a new object for each action. */
  result: { message: string };
  controls: Controls<Row>;
  creates: readonly CreateLink[];
  labels: {
    gender: Gender;
    /** 'guardada', 'guardadas', after '3 de 17'. */
    counted: readonly [singular: string, plural: string];
  };
  children: (row: Row) => ReactNode;
};

export function ListRows<Row>({
  id,
  prefix,
  rows,
  result,
  controls,
  creates,
  labels,
  children,
}: ListRowsProps<Row>) {
  const list = useListState(choicesOf(controls), prefix);
  const { kind, sort, pages, search: text } = list.state;
  const { kinds, sorts } = controls;
  const { compare } = sorts.find(({ value }) => value === sort) ?? sorts[0];
  const searchedRows = search(rows, text, controls.search);
  const matches = (kinds ? filterByKind(searchedRows, kind, kinds.kindOf) : searchedRows).toSorted(compare);
  const shownRows = matches.slice(0, pages * PAGE_SIZE);
  // Clears the filters once the last matching row is removed.
  const lastResult = useRef(result);
  useEffect(() => {
    if (lastResult.current === result) return;
    lastResult.current = result;
    if (result.message !== '' && matches.length === 0) list.clear();
  });
  const count = useRef<HTMLParagraphElement>(null);
  const clear = () => {
    list.clear();
    count.current?.focus();
  };
  // With no matches, the count refers to all rows.
  const total = matches.length === 0 ? rows.length : matches.length;
  const [singular, plural] = labels.counted;
  const { noMatch, hint, end } = textsByGender[labels.gender];
  return (
    <>
      <ListControls id={id} controls={controls} list={list} />
      <Head>
        <Text ref={count} tabIndex={-1} role="status" textStyle="body.sm" color="fg.muted">
          {`${shownRows.length} de ${total} ${total === 1 ? singular : plural}`}
        </Text>
        <Flex wrap="wrap" columnGap="5">
          {creates.map(({ to, label }) => (
            <Link key={to} to={to} variant="plain">
              <Icon as={Plus} size="sm" />
              <span>{label}</span>
            </Link>
          ))}
        </Flex>
      </Head>
      {matches.length > 0 ? (
        <Card.Root>
          <Rows>{shownRows.map(children)}</Rows>
        </Card.Root>
      ) : (
        <EmptyState
          bird="not-found"
          title={noMatch}
          action={
            <Button variant="outline" size="sm" onClick={clear}>
              Quitar filtros
            </Button>
          }
        >
          {hint}
        </EmptyState>
      )}
      <LoadMore
        loadMore={shownRows.length < matches.length ? () => list.change({ pages: pages + 1 }) : undefined}
        busy={false}
        end={end}
      />
    </>
  );
}

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    my: '2',
  },
});
const Rows = chakra('ul', {
  base: { listStyle: 'none', '& > li + li': { borderTop: '1px solid {colors.border.subtle}' } },
});
