type Handler = (path: string) => void;

let handler: Handler = () => {};

/** What to do when a call to `path` answers 401. The session registers it; the client only tells. */
export function onUnauthorized(next: Handler): void {
  handler = next;
}

export const notifyUnauthorized = (path: string): void => handler(path);
