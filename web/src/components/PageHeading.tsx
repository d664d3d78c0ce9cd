import { Heading } from '@chakra-ui/react/heading';
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { appState, updateSlice } from '../lib/app-state/app-state';
import { usePageShown } from '../lib/page/page-shown';
import { usePageTitle } from '../lib/page/page-title';

interface PageHeadingProps {
  children: string;
  /** 'Paso 2 de 3 · Revisa y confirma', if it differs from the heading. */
  title?: string;
  /** True while another page may still replace this one. Delays the page view. */
  pending?: boolean;
}

/** Takes the focus and scrolls to the top after a navigation, except on the first page and after Back. */
export function PageHeading({ children, title = children, pending = false }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  const isBack = useNavigationType() === 'POP';
  usePageTitle(title);
  usePageShown(pending);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new page.
  useLayoutEffect(() => {
    if (key === 'default' && !appState.getState().navigation.hasMoved) return;
    updateSlice('navigation', { hasMoved: true });
    heading.current?.focus({ preventScroll: true });
    if (!isBack) window.scrollTo(0, 0);
  }, [pathname]);

  return (
    <Heading as="h1" ref={heading} tabIndex={-1} size="xl">
      {children}
    </Heading>
  );
}
