import { useState } from 'react';
import { useRejectedField } from './useRejectedField';

/** Paths in the request of fields that have another name there. */
export type FieldPaths<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/** Texts of a console form, by field. Only the sandbox validates them. */
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
