import { Card } from '@chakra-ui/react/card';
import { chakra } from '@chakra-ui/react/styled-system';
import type { Merchant } from '#contract/merchants';
import { CompanyAvatar } from '#web/components/avatars/CompanyAvatar.tsx';
import { Link } from '#web/components/Link.tsx';
import { MERCHANT_SELECTION_PAGE } from '#web/features/bill-payments/shared/payees/addresses.ts';
import { categoryLabels } from '#web/features/bill-payments/shared/payees/payee-labels.ts';

export const Company = ({ merchant }: { merchant: Merchant }) => (
  <Card.Root>
    <Row>
      <CompanyAvatar name={merchant.name} size={48} />
      <div>
        <b translate="no">{merchant.name}</b>
        {merchant.category && <small>{categoryLabels[merchant.category]}</small>}
      </div>
      <Link to={MERCHANT_SELECTION_PAGE} variant="plain" aria-label={`Cambiar ${merchant.name}`}>
        Cambiar
      </Link>
    </Row>
  </Card.Root>
);

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '14px',
    px: '4',
    py: '14px',
    '& > div': { flex: '1 1 6rem', minWidth: '0', overflowWrap: 'anywhere' },
    '& b': { display: 'block', fontWeight: '600', lineHeight: '1.35' },
    '& small': { display: 'block', textStyle: 'body.sm', color: 'fg.subtle' },
    '& > a': { px: '2' },
  },
});
