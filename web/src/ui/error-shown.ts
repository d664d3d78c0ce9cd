import { useEffect } from 'react';

type Handler = (code: string) => void;

let handler: Handler = () => {};

/** Who wants to know that an error was shown; the app registers its analytics. */
export function onErrorShown(next: Handler): void {
  handler = next;
}

export const reportError = (code: string): void => handler(code);

/** For what shows an error: tells of it once, with the bank's code where there is one. */
export function useErrorShown(code = ''): void {
  useEffect(() => reportError(code), [code]);
}
