import { useState } from 'react';
import { useRejectedField } from './useRejectedField';

/** Paths in requests of the fields that have other names there. */
export type FieldPaths<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/** Typed texts by field; a form of the console is checked by the sandbox alone. */
export function useFields<Name extends string>(
  initial: Readonly<Record<Name, string>>,
  paths?: FieldPaths<Name>,
) {
  const [values, setValues] = useState(initial);
  const rejected = useRejectedField();
  const bind = (name: Name) =>
    rejected.mark(paths?.[name] ?? name, {
      id: name,
      value: values[name],
      onChange: (value: string) => setValues((current) => ({ ...current, [name]: value })),
    });
  const clear = () => {
    setValues(initial);
    rejected.accept();
  };
  return { values, bind, clear, rejected };
}
