import { useState } from 'react';

/** Typed texts by field; a form of the console is checked by the sandbox alone. */
export function useFields<Name extends string>(initial: Readonly<Record<Name, string>>) {
  const [values, setValues] = useState(initial);
  const bind = (name: Name) => ({
    id: name,
    value: values[name],
    onChange: (value: string) => setValues((current) => ({ ...current, [name]: value })),
  });
  return { values, bind, clear: () => setValues(initial) };
}
