import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { bankTime } from '#contract/domain/dates';
import type { Recipient } from '#contract/recipients';
import { PersonAvatar } from '#web/components/avatars/PersonAvatar.tsx';
import { Icon } from '#web/components/Icon.tsx';
import { CREATE_RECIPIENT } from '#web/lib/addresses/recipients.ts';
import { payUrl } from '../shared/pay-url';
import { isActivating } from '../shared/saved-recipient';
import { useMaxPeople } from './frequent-people';

/** Links to pay each person, and to add a person. The form says why a person who waits cannot be paid yet. */
export const PeopleRow = ({ people }: { people: readonly Recipient[] }) => (
  <Row>
    {people.map((recipient) => (
      <li key={recipient.key}>
        <Link to={payUrl(recipient)} data-waiting={isActivating(recipient) ? '' : undefined}>
          <PersonAvatar name={recipient.alias} size="lg" />
          <VisuallyHidden>Enviar a </VisuallyHidden>
          <span translate="no">{recipient.alias}</span>
          {isActivating(recipient) && <ActivationTime recipient={recipient} />}
        </Link>
      </li>
    ))}
    <li>
      <Link to={CREATE_RECIPIENT}>
        <i aria-hidden="true">
          <Icon as={Plus} />
        </i>
        <span>Nueva persona</span>
      </Link>
    </li>
  </Row>
);

const ActivationTime = ({ recipient: { activeFrom = '' } }: { recipient: Recipient }) => (
  <small>{`desde ${bankTime(Date.parse(activeFrom)).slice(0, 5)}`}</small>
);

export const PeopleRowPlaceholder = () => (
  <Row aria-hidden="true">
    {Array.from({ length: useMaxPeople() + 1 }, (_, index) => index).map((slot) => (
      <li key={slot}>
        <Skeleton boxSize="52px" borderRadius="full" />
      </li>
    ))}
  </Row>
);

const Row = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(auto-fill, minmax(min(4.25rem, 100%), 1fr))',
      md: 'repeat(auto-fill, minmax(min(5.75rem, 100%), 1fr))',
    },
    // Narrower columns, since a new person adds one to the line.
    'mdDown': {
      '&:has(> :nth-of-type(6))': {
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(3.375rem, 100%), 1fr))',
      },
    },
    'md': { '&:has(> :nth-of-type(7))': { gridTemplateColumns: 'repeat(auto-fill, minmax(5rem, 1fr))' } },
    minHeight: '109px',
    listStyle: 'none',
    '& > li': { display: 'grid', justifyItems: 'center' },
    '& > li > div': { mt: '2' },
    '& > li > a': {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '6px',
      width: '100%',
      px: '2px',
      py: '2',
      borderRadius: 'control',
      color: 'inherit',
      textDecoration: 'none',
      textAlign: 'center',
      textStyle: 'body.sm',
      lineHeight: '1.25',
      _hover: { bg: 'bg.subtle' },
    },
    '& [data-waiting] > [aria-hidden]': { filter: 'grayscale(1)' },
    '& [data-waiting]': { position: 'relative' },
    '& a > small': {
      position: 'absolute',
      top: '46px',
      zIndex: 1,
      px: '1',
      borderRadius: 'full',
      border: '1px solid {colors.border}',
      bg: 'bg.panel',
      color: 'fg.muted',
      textStyle: 'body.xs',
      whiteSpace: 'nowrap',
    },
    '& a > span:last-of-type': {
      maxWidth: '100%',
      hyphens: 'auto',
      overflowWrap: 'anywhere',
      textWrap: 'balance',
    },
    '& i': {
      display: 'grid',
      placeItems: 'center',
      boxSize: '52px',
      borderRadius: 'full',
      bg: 'tint.laguna',
      color: 'tint.laguna.ink',
    },
  },
});
