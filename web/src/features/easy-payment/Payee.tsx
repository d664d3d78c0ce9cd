import { chakra } from '@chakra-ui/react/styled-system';
import { accountName } from '#contract/domain/account';
import type { CreditProduct } from '#contract/domain/credit-product';
import { StatusIcon } from '#web/components/StatusIcon.tsx';
import { bankToday } from '#web/lib/api/bank-clock.ts';
import { dueOf } from './due';
import { kinds } from './kinds';
import type { PayableAccount } from './payable-account';

type PayeeProps = { slug: PayableAccount['slug']; product: CreditProduct };

export function Payee({ slug, product }: PayeeProps) {
  const dueText = dueOf(product, bankToday());
  return (
    <Row>
      <StatusIcon icon={kinds[slug].icon} />
      <div>
        <b translate="no">{`${accountName(product)} ${product.displayId}`}</b>
        {dueText && <small data-urgent={dueText.urgent ? '' : undefined}>{dueText.text}</small>}
      </div>
    </Row>
  );
}

const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    mt: '2',
    '& b': { display: 'block', color: 'fg', fontWeight: '600', overflowWrap: 'anywhere' },
    '& small': { display: 'block', fontSize: '0.875rem' },
    '& [data-urgent]': { color: 'warning.fg', fontWeight: '600' },
  },
});
