import { useState } from 'react';
import type { FieldPaths } from '../lib/useFields';
import type { RejectedField } from '../lib/useRejectedField';

type TextFields = Readonly<Record<string, string>>;

type FormList<Row> = {
  /** Name of the list in the request. */
  list: string;
  empty: Row;
  rejected: RejectedField;
  paths?: FieldPaths<keyof Row & string>;
};

/** Rows of a list in a form; the id of a row is a prefix of its field ids. */
export function useRows<Row extends TextFields>({ list, empty, rejected, paths }: FormList<Row>) {
  const [rows, setRows] = useState<readonly { id: string; fields: Row }[]>([]);
  const [count, setCount] = useState(0);
  const change = (id: string, name: keyof Row, value: string) =>
    setRows((current) =>
      current.map((row) => (row.id === id ? { id, fields: { ...row.fields, [name]: value } } : row)),
    );
  return {
    fields: rows.map((row) => row.fields),
    rows: rows.map(({ id, fields }, place) => ({
      id,
      bind: (name: keyof Row & string) =>
        rejected.mark(`${list}.${place}.${paths?.[name] ?? name}`, {
          id: `${id}-${name}`,
          value: fields[name] ?? '',
          onChange: (value: string) => change(id, name, value),
        }),
      remove: () => setRows((current) => current.filter((row) => row.id !== id)),
    })),
    add: () => {
      setCount(count + 1);
      setRows([...rows, { id: `${list}-${count + 1}`, fields: empty }]);
    },
    clear: () => setRows([]),
  };
}

export type FormRows<Row extends TextFields> = ReturnType<typeof useRows<Row>>;
export type Bind<Row extends TextFields> = FormRows<Row>['rows'][number]['bind'];
