import type { ListChoices } from './list-state';

const collator = new Intl.Collator('es-MX');

export const byText =
  <Row>(textOf: (row: Row) => string) =>
  (a: Row, b: Row): number =>
    collator.compare(textOf(a), textOf(b));

export type Sort<Row> = { value: string; label: string; compare: (a: Row, b: Row) => number };

export type KindFilter<Row> = {
  label: string;
  allLabel: string;
  options: readonly { value: string; label: string }[];
  kindOf: (row: Row) => string;
};

export type Controls<Row> = {
  search: {
    /** 'alias, nombre, banco o número' */
    searchedFields: string;
    texts: (row: Row) => readonly string[];
    /** Whole words to match: a part of 'persona' would match nearly every row. */
    words?: (row: Row) => readonly string[];
  };
  kinds: KindFilter<Row> | null;
  sorts: readonly [Sort<Row>, ...Sort<Row>[]];
};

export const choicesOf = <Row>({ kinds, sorts: [first, ...others] }: Controls<Row>): ListChoices => ({
  kinds: kinds?.options.map(({ value }) => value) ?? [],
  sorts: [first.value, ...others.map(({ value }) => value)],
});
