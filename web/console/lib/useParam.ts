import { useSearchParams } from 'react-router';

/** A value in the address; empty without it. */
export function useParam(name: string): readonly [value: string, set: (value: string) => void] {
  const [params, setParams] = useSearchParams();
  const set = (value: string) => {
    const changed = new URLSearchParams(params);
    if (value === '') changed.delete(name);
    else changed.set(name, value);
    setParams(changed, { replace: true });
  };
  return [params.get(name) ?? '', set];
}
