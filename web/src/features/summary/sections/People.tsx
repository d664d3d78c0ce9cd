import { Card } from '@chakra-ui/react/card';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Plus } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { PersonAvatar } from '#web/components/avatars/PersonAvatar.tsx';
import { Icon } from '#web/components/Icon.tsx';
import { Link } from '#web/components/Link.tsx';
import { Section } from '#web/components/Section.tsx';
import { payUrl } from '#web/features/recipients/shared/pay-url.ts';
import { CREATE_RECIPIENT } from '#web/lib/addresses/recipients.ts';
import { useRecipients } from '#web/lib/api/queries/recipients.ts';
import { HEIGHTS } from '../layout.styles';
import { Compact, Failed } from './Compact';
import { paidLast } from './paid-last';

export function People() {
  const { data, error, refetch, isFetching } = useRecipients();
  const people = paidLast(data ?? []);
  return (
    <Section
      title="Envíale a"
      aside={
        <Link to="/hubs/transfers" variant="plain">
          Ver todos
        </Link>
      }
    >
      {data === undefined ? (
        error ? (
          <Failed what="a tus destinatarios" onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <Skeleton minHeight={HEIGHTS.people} borderRadius="card" aria-hidden="true" />
        )
      ) : people.length === 0 ? (
        <Compact bird="empty" title="Aún no tienes a quién enviarle">
          <p>Agrega a la primera persona con su CLABE, tarjeta o celular.</p>
          <Link to={CREATE_RECIPIENT} variant="plain">
            Agregar persona
          </Link>
        </Compact>
      ) : (
        <Card.Root>
          <Tiles>
            {people.map((recipient) => (
              <li key={recipient.key}>
                <RouterLink to={payUrl(recipient)}>
                  <PersonAvatar name={recipient.alias} size="lg" />
                  <VisuallyHidden>Enviar a </VisuallyHidden>
                  <b translate="no">{recipient.alias}</b>
                  <small>{recipient.bankName}</small>
                </RouterLink>
              </li>
            ))}
            <li>
              <RouterLink to={CREATE_RECIPIENT}>
                <New aria-hidden="true">
                  <Icon as={Plus} />
                </New>
                <b>Nuevo</b>
                <small>CLABE o tarjeta</small>
              </RouterLink>
            </li>
          </Tiles>
        </Card.Root>
      )}
    </Section>
  );
}

const Tiles = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(4.75rem, 100%), 1fr))`,
    gap: '1',
    p: { base: '2', md: '3' },
    listStyle: 'none',
    minHeight: HEIGHTS.people,
    // Fewer on a phone, to stay on one line with the link for a new recipient.
    '& > li:nth-of-type(n + 4):not(:last-of-type)': { mdDown: { display: 'none' } },
    '& > li > a': {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '6px',
      height: '100%',
      px: '2px',
      pt: '10px',
      pb: '2',
      borderRadius: 'control',
      color: 'inherit',
      textDecoration: 'none',
      textAlign: 'center',
      _hover: { bg: 'bg.subtle' },
    },
    '& b': {
      maxWidth: '100%',
      fontSize: '0.875rem',
      fontWeight: '600',
      lineHeight: '1.25',
      overflowWrap: 'anywhere',
      textWrap: 'balance',
    },
    '& small': { maxWidth: '100%', textStyle: 'body.xs', color: 'fg.subtle', overflowWrap: 'anywhere' },
  },
});
const New = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '52px',
    borderRadius: 'full',
    border: '1.5px solid {colors.border.emphasized}',
    color: 'accent.fg',
  },
});
