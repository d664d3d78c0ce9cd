import { chakra } from '@chakra-ui/react/styled-system';
import { useLayoutEffect, useRef } from 'react';

/** Shows the result of the last action. Takes the focus that was lost with a removed row. */
export function ListNotice({ children }: { children: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  // Runs before focus-return.ts, which would focus the heading of the page.
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
