import { categoryOf } from './category';
import type { NavItem } from './links';

export const currentPageOf = ({ to, categories }: NavItem, pathname: string): 'page' | true | undefined =>
  pathname === to ? 'page' : categories.includes(categoryOf(pathname)) || undefined;

/** A link to the current page scrolls to its top. */
export function toTop(): void {
  window.scrollTo(0, 0);
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
