import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from './Button';

type LoadMoreProps = {
  loadMore: (() => void) | undefined;
  busy: boolean;
  failed?: ReactNode;
  end: string;
};

export function LoadMore({ loadMore, busy, failed, end }: LoadMoreProps) {
  const [isUsed, setIsUsed] = useState(false);
  if (failed) return <LoadMoreFooter>{failed}</LoadMoreFooter>;
  if (loadMore === undefined) return isUsed && <End>{end}</End>;
  const loadNext = () => {
    setIsUsed(true);
    loadMore();
  };
  return (
    <LoadMoreFooter>
      <Button variant="outline" onClick={loadNext} busy={busy && 'Cargando...'}>
        Ver más
      </Button>
    </LoadMoreFooter>
  );
}

/** Takes the focus that was lost with the button. */
function End({ children }: { children: string }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) text.current?.focus({ preventScroll: true });
  }, []);
  return (
    <LoadMoreFooter>
      <Text ref={text} tabIndex={-1} textStyle="body.sm" color="fg.subtle">
        {children}
      </Text>
    </LoadMoreFooter>
  );
}

export const LoadMoreFooter = chakra('div', { base: { mt: '5', display: 'grid', justifyItems: 'center' } });
