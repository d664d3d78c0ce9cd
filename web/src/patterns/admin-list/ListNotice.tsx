import { chakra } from '@chakra-ui/react/styled-system';
import { useLayoutEffect, useRef } from 'react';

/** What was done to the list. It takes the focus that went away with a row. */
export function ListNotice({ children }: { children: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  // Before the focus that has nowhere to go back to is taken to the heading.
  useLayoutEffect(() => {
    if (children !== '' && document.activeElement === document.body) line.current?.focus();
  }, [children]);
  return (
    <Line ref={line} role="status" tabIndex={-1}>
      {children}
    </Line>
  );
}

const Line = chakra('p', {
  base: {
    textStyle: 'body.sm',
    color: 'success.fg',
    fontWeight: '500',
    mb: '3',
    _empty: { display: 'none' },
  },
});
