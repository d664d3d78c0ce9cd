import { chakra } from '@chakra-ui/react/styled-system';
import type { LedgerTransaction } from '#contract/domain/ledger-view';
import { Money } from '#web/components/Money.tsx';
import type { Slot } from '#web/components/slot.ts';
import { formatInstant } from '../lib/days';

/** Shows a transaction with its postings, whose sum is zero. */
export const Transaction = ({
  transaction: { transaction: id, at, description, postings },
  children,
}: {
  transaction: LedgerTransaction;
  children?: Slot;
}) => (
  <Box>
    <div>
      <b>{description}</b>
      <small translate="no">{`${id} · ${formatInstant(at)}`}</small>
      {children}
    </div>
    <Postings>
      {postings.map(({ account, amount, currency }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a transaction never changes.
        <li key={place}>
          <span translate="no">{account}</span> <Money amount={amount} currency={currency} sign="movement" />
        </li>
      ))}
    </Postings>
  </Box>
);

const Box = chakra('article', {
  base: {
    'display': 'grid',
    'gridTemplateColumns': { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    'columnGap': '6',
    'rowGap': '2',
    'py': '3',
    'borderTop': '1px solid {colors.border.subtle}',
    '& b': { display: 'block', fontWeight: '600' },
    '& > div > small': { display: 'block', textStyle: 'body.sm', color: 'fg.muted' },
  },
});
const Postings = chakra('ul', {
  base: {
    'listStyle': 'none',
    '& > li': { display: 'flex', justifyContent: 'space-between', gap: '4', textStyle: 'body.sm', py: '2px' },
    '& > li > :first-child': { minWidth: '0', overflowWrap: 'anywhere' },
  },
});
