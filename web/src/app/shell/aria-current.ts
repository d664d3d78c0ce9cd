import { categoryOf } from './category';
import type { NavItem } from './links';

export const ariaCurrentOf = ({ to, categories }: NavItem, pathname: string): 'page' | true | undefined =>
  pathname === to ? 'page' : categories.includes(categoryOf(pathname)) || undefined;

/** Scrolls to the top and focuses the heading, after a press on a link to the current page. */
export function scrollToTop(): void {
  window.scrollTo(0, 0);
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
