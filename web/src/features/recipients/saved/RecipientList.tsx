import { chakra } from '@chakra-ui/react/styled-system';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Recipient } from '#contract/recipients';
import type { RecipientAccountType } from '#contract/shared/recipient-identifier';
import { Card } from '../../../ui/Card';
import { Icon } from '../../../ui/Icon';
import { Link } from '../../../ui/Link';
import { LoadMore } from '../../../ui/LoadMore';
import { Text } from '../../../ui/Text';
import type { CreateLink } from '../addresses';
import { filterRecipients, type Order, ofType, PAGE_SIZE, sortRecipients } from './filter-recipients';
import { ListControls } from './ListControls';
import { RecipientRow } from './RecipientRow';

type RecipientListProps = {
  recipients: readonly Recipient[];
  types: readonly RecipientAccountType[];
  creates: readonly CreateLink[];
  onEdit: (recipient: Recipient) => void;
  onRemove: (recipient: Recipient) => void;
};

/** Ten at a time, as the controls narrow and order them. */
export function RecipientList({ recipients, types, creates, onEdit, onRemove }: RecipientListProps) {
  const [text, setText] = useState('');
  const [type, setType] = useState('');
  const [order, setOrder] = useState<Order>('alias');
  const [pages, setPages] = useState(1);
  const found = sortRecipients(ofType(filterRecipients(recipients, text), type), order);
  const shown = found.slice(0, pages * PAGE_SIZE);
  return (
    <>
      <ListControls
        types={types}
        text={text}
        type={type}
        order={order}
        onText={setText}
        onType={setType}
        onOrder={setOrder}
      />
      <Head>
        <Text role="status" size="sm" tone="muted">
          {found.length === 0
            ? 'Ninguna coincide. Cambia o quita los filtros.'
            : `${shown.length} de ${found.length} ${found.length === 1 ? 'guardada' : 'guardadas'}`}
        </Text>
        <Creates>
          {creates.map(({ to, label }) => (
            <Link key={to} to={to} standalone>
              <Icon as={Plus} size="sm" />
              {label}
            </Link>
          ))}
        </Creates>
      </Head>
      {found.length > 0 && (
        <Card>
          <Rows>
            {shown.map((recipient) => (
              <RecipientRow key={recipient.key} recipient={recipient} onEdit={onEdit} onRemove={onRemove} />
            ))}
          </Rows>
        </Card>
      )}
      <LoadMore
        more={shown.length < found.length ? () => setPages(pages + 1) : undefined}
        busy={false}
        end="Ya viste todas."
      />
    </>
  );
}

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    my: '2',
  },
});
const Creates = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '5' } });
const Rows = chakra('ul', {
  base: { listStyle: 'none', '& > li + li': { borderTop: '1px solid {colors.border.subtle}' } },
});
