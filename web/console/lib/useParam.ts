import { useSearchParams } from 'react-router';

/** Returns the parameters with one changed; empty removes it. */
export function withParam(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const changed = new URLSearchParams(params);
  if (value === '') changed.delete(name);
  else changed.set(name, value);
  return changed;
}

/** A value in the address; empty without it. */
export function useParam(name: string): readonly [value: string, set: (value: string) => void] {
  const [params, setParams] = useSearchParams();
  const set = (value: string) => setParams(withParam(params, name, value), { replace: true });
  return [params.get(name) ?? '', set];
}
