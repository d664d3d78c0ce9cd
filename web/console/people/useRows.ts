import { useState } from 'react';

type Fields = Readonly<Record<string, string>>;

/** Rows of a list in a form; their ids name their fields. */
export function useRows<Row extends Fields>(prefix: string, empty: Row) {
  const [rows, setRows] = useState<readonly { id: string; fields: Row }[]>([]);
  const [count, setCount] = useState(0);
  const change = (id: string, name: keyof Row, value: string) =>
    setRows((current) =>
      current.map((row) => (row.id === id ? { id, fields: { ...row.fields, [name]: value } } : row)),
    );
  return {
    fields: rows.map((row) => row.fields),
    rows: rows.map(({ id, fields }) => ({
      id,
      bind: (name: keyof Row & string) => ({
        id: `${id}-${name}`,
        value: fields[name] ?? '',
        onChange: (value: string) => change(id, name, value),
      }),
      remove: () => setRows((current) => current.filter((row) => row.id !== id)),
    })),
    add: () => {
      setCount(count + 1);
      setRows([...rows, { id: `${prefix}-${count + 1}`, fields: empty }]);
    },
    clear: () => setRows([]),
  };
}

export type FormRows<Row extends Fields> = ReturnType<typeof useRows<Row>>;
export type Bind<Row extends Fields> = FormRows<Row>['rows'][number]['bind'];
