import { categoryOf } from './category';
import type { NavItem } from './links';

/** Whether an item of a navigation leads to the page that is shown, or to one that this one belongs to. */
export const currentPageOf = ({ to, categories }: NavItem, pathname: string): 'page' | true | undefined =>
  pathname === to ? 'page' : categories.includes(categoryOf(pathname)) || undefined;

/** A link to the page that is shown begins it again at its top. */
export function toTop(): void {
  window.scrollTo(0, 0);
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
