import { useEffect } from 'react';
import { reportError } from '../errors/report';

/** For what shows an error: reports it once, with the bank's code where there is one. */
export function useErrorShown(code = ''): void {
  useEffect(() => reportError(code), [code]);
}
