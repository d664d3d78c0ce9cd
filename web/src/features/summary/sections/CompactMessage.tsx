import { Card } from '@chakra-ui/react/card';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { Button } from '#web/components/Button.tsx';
import { Illustration, type IllustrationName } from '#web/components/Illustration.tsx';
import type { Slot } from '#web/components/slot.ts';

type CompactMessageProps = {
  bird: IllustrationName;
  title: string;
  role?: 'alert';
  minHeight?: ComponentProps<typeof Layout>['minHeight'];
  children?: Slot;
};

export const CompactMessage = ({ bird, title, role, minHeight, children }: CompactMessageProps) => (
  <Layout role={role} minHeight={minHeight}>
    <Illustration scene={bird} compact />
    <div>
      <b>{title}</b>
      {children}
    </div>
  </Layout>
);

type FailureMessageProps = Pick<CompactMessageProps, 'minHeight'> & {
  sourceName: string;
  onRetry: () => void;
  retrying: boolean;
};

export const FailureMessage = ({ sourceName, minHeight, onRetry, retrying }: FailureMessageProps) => (
  <CompactMessage bird="error" role="alert" minHeight={minHeight} title={`No pudimos cargar ${sourceName}`}>
    <RetryButton variant="ghost" size="sm" onClick={onRetry} busy={retrying && 'Reintentando...'}>
      Reintentar
    </RetryButton>
  </CompactMessage>
);

const Layout = chakra(Card.Root, {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4',
    px: { base: '4', md: '5' },
    py: '4',
    '& > div': { flex: '1 1 9rem', minWidth: 0 },
    '& b': { display: 'block', fontWeight: '600' },
    '& p': { textStyle: 'body.sm', color: 'fg.muted' },
  },
});
const RetryButton = chakra(Button, { base: { ms: '-16px' } });
