type Handler = (code: string) => void;

let handler: Handler = () => {};

/** Who wants to know that an error was shown; the app registers its analytics. */
export function onErrorShown(next: Handler): void {
  handler = next;
}

export const reportError = (code: string): void => handler(code);
