export type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const stepInto = (values: readonly unknown[], name: string): unknown[] =>
  values.flatMap((value) => {
    if (name === '*') return Array.isArray(value) ? value : [];
    return isRow(value) ? [value[name]] : [];
  });

/** Returns the objects at a pointer such as `/data/*`; skips other values. */
export const rowsAt = (body: unknown, pointer: string): Row[] =>
  pointer.split('/').slice(1).reduce(stepInto, [body]).filter(isRow);

export const textOf = (row: Row | undefined, field: string): string | undefined => {
  const value = row?.[field];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** Bodies of the answers so far. They are not validated. */
export class Answers {
  readonly #bodies = new Map<string, unknown[]>();

  add(operation: string, body: unknown): void {
    this.#bodies.set(operation, [...(this.#bodies.get(operation) ?? []), body]);
  }

  rows(operation: string, pointer: string): Row[] {
    return (this.#bodies.get(operation) ?? []).flatMap((body) => rowsAt(body, pointer));
  }
}
