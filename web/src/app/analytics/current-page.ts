/** What an address leads to, as analytics may know it, where that is no page of the route table. */
export const NOWHERE = '*';

let current = NOWHERE;

/** The pattern of the page that the address leads to. */
export const currentPage = (): string => current;

export function setCurrentPage(pattern: string): void {
  current = pattern;
}
