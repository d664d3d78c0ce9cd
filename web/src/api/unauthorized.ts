/** Whether this tab has a new pair, so that the call can be made again. `renewed`: it has been made again already. */
type Handler = (path: string, renewed: boolean) => Promise<boolean>;

let handler: Handler = async () => false;

/** What to do when a call to `path` answers 401. The session registers it; the client only tells. */
export function onUnauthorized(next: Handler): void {
  handler = next;
}

export const notifyUnauthorized: Handler = (path, renewed) => handler(path, renewed);
