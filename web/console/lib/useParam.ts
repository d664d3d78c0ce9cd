import { useSearchParams } from 'react-router';

/** Returns a copy of the parameters with one changed; an empty value removes it. */
export function withParam(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const nextParams = new URLSearchParams(params);
  if (value === '') nextParams.delete(name);
  else nextParams.set(name, value);
  return nextParams;
}

/** A parameter of the URL and its setter; empty if it is missing. */
export function useParam(name: string): readonly [value: string, set: (value: string) => void] {
  const [params, setParams] = useSearchParams();
  const set = (value: string) => setParams(withParam(params, name, value), { replace: true });
  return [params.get(name) ?? '', set];
}
