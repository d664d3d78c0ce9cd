import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';

/** What was done to the list. It takes the focus that went away with a row. */
export function Done({ children }: { children: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
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
