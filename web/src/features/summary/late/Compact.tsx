import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { Bird, type Scene } from '../../../ui/Bird';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import type { Slot } from '../../../ui/slot';

type CompactProps = {
  bird: Scene;
  title: string;
  role?: 'alert';
  /** Of the part in whose place it stands. */
  minHeight?: ComponentProps<typeof Beside>['minHeight'];
  children?: Slot;
};

/** In a card of the home: nothing to show, or nothing that could be read; the bird stands beside the words. */
export const Compact = ({ bird, title, role, minHeight, children }: CompactProps) => (
  <Beside role={role} minHeight={minHeight}>
    <Bird scene={bird} compact />
    <div>
      <b>{title}</b>
      {children}
    </div>
  </Beside>
);

type FailedProps = Pick<CompactProps, 'minHeight'> & {
  what: string;
  onRetry: () => void;
  retrying: boolean;
};

/** One part could not be read; the others stand without it. */
export const Failed = ({ what, minHeight, onRetry, retrying }: FailedProps) => (
  <Compact bird="error" role="alert" minHeight={minHeight} title={`No pudimos cargar ${what}`}>
    <Again look="ghost" size="sm" onClick={onRetry} busy={retrying && 'Reintentando...'}>
      Reintentar
    </Again>
  </Compact>
);

const Beside = chakra(Card, {
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
/* Its words begin with those above it. */
const Again = chakra(Button, { base: { ms: '-16px' } });
