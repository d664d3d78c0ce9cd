import { chakra } from '@chakra-ui/react/styled-system';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../ui/Icon';

/** Something that can be done with a row: a dialog, or a page. `label` names the row too: 'Editar Mamá'. */
export type RowAction = { icon: LucideIcon; title: string; label: string } & (
  | { to: string }
  | { onClick: () => void }
);

type ListRowProps = {
  /** What stands before the words: an Avatar, a Badge. */
  lead?: ReactNode;
  /** The name in a <b>, the rest in <small>. */
  children: ReactNode;
  /** What is done with it most, as a button with words. */
  main?: ReactNode;
  actions: readonly RowAction[];
};

/** One of a list, and what can be done with it. */
export const ListRow = ({ lead, children, main, actions }: ListRowProps) => (
  <Row>
    {lead}
    <Words>{children}</Words>
    <Actions>
      {main}
      <Squares>
        {actions.map((action) =>
          'to' in action ? (
            <Link key={action.title} to={action.to} aria-label={action.label} title={action.title}>
              <Icon as={action.icon} />
            </Link>
          ) : (
            <button
              key={action.title}
              type="button"
              aria-label={action.label}
              title={action.title}
              onClick={action.onClick}
            >
              <Icon as={action.icon} />
            </button>
          ),
        )}
      </Squares>
    </Actions>
  </Row>
);

const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    px: { base: '4', md: '5' },
    py: '3',
  },
});
const Words = chakra('div', {
  base: {
    flex: '1 1 12rem',
    minWidth: '0',
    overflowWrap: 'anywhere',
    '& > b': { display: 'block', fontWeight: '600', lineHeight: '1.35' },
    '& > small': { display: 'block', textStyle: 'body.sm', color: 'fg.subtle' },
    '& small > span': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  },
});
const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    // On a phone under the name, in line with it.
    mdDown: { width: '100%', ps: '52px', '& > :last-child': { ms: 'auto' } },
  },
});
const Squares = chakra('div', {
  base: {
    display: 'flex',
    '& > *': {
      display: 'grid',
      placeItems: 'center',
      boxSize: 'target',
      borderRadius: 'control',
      color: 'accent.fg',
      _hover: { bg: 'bg.muted' },
    },
  },
});
