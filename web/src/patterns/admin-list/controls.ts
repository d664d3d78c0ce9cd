import type { ListChoices } from './address';

const names = new Intl.Collator('es-MX');

/** By a text of the row, as a dictionary has it. */
export const byText =
  <Row>(textOf: (row: Row) => string) =>
  (a: Row, b: Row): number =>
    names.compare(textOf(a), textOf(b));

export type Sort<Row> = { value: string; label: string; compare: (a: Row, b: Row) => number };

export type Kinds<Row> = {
  label: string;
  /** What chooses them all: 'Todos'. */
  all: string;
  options: readonly { value: string; label: string }[];
  of: (row: Row) => string;
};

/** By what the rows of a list are found, told apart and ordered. */
export type Controls<Row> = {
  search: {
    /** 'alias, nombre, banco o número' */
    by: string;
    texts: (row: Row) => readonly string[];
    /** Words that are found whole only: the beginning of one is that of many names. */
    words?: (row: Row) => readonly string[];
  };
  /** Null where the rows are all of one kind. */
  kinds: Kinds<Row> | null;
  /** The first is the order to begin with. */
  sorts: readonly [Sort<Row>, ...Sort<Row>[]];
};

export const choicesOf = <Row>({ kinds, sorts: [first, ...others] }: Controls<Row>): ListChoices => ({
  kinds: kinds?.options.map(({ value }) => value) ?? [],
  sorts: [first.value, ...others.map(({ value }) => value)],
});
