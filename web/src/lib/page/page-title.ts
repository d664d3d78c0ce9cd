import { useLayoutEffect } from 'react';
import { brand } from '#contract/brand';

export const pageTitle = (title: string): string => `${title} · ${brand.product}`;

export function usePageTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
}
