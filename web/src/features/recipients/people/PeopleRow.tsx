import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { bankTime } from '#contract/domain/dates';
import type { Recipient } from '#contract/recipients';
import { PersonAvatar } from '#web/components/avatars/PersonAvatar.tsx';
import { Icon } from '#web/components/Icon.tsx';
import { ReasonStatus } from '#web/components/ReasonStatus.tsx';
import { CREATE_RECIPIENT } from '#web/lib/addresses/recipients.ts';
import { bankNow } from '#web/lib/api/bank-clock.ts';
import { payUrl } from '../shared/pay-url';
import { explainNotPayable, isActivating } from '../shared/saved-recipient';
import { useMaxPeople } from './frequent-people';

/** Links to pay each person, and to add a person. Says why a person who waits cannot be paid yet. */
export function PeopleRow({ people }: { people: readonly Recipient[] }) {
  const [pressedKey, setPressedKey] = useState<string>();
  const pressed = people.find(({ key }) => key === pressedKey);
  return (
    <>
      <Row>
        {people.map((recipient) => (
          <li key={recipient.key}>
            {isActivating(recipient) ? (
              <button type="button" data-waiting="" onClick={() => setPressedKey(recipient.key)}>
                <Person recipient={recipient} /> <ActivationTime recipient={recipient} />
              </button>
            ) : (
              <Link to={payUrl(recipient)}>
                <Person recipient={recipient} />
              </Link>
            )}
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
      <ReasonStatus reason={pressed && explainNotPayable(pressed, bankNow())} px="0" pt="1" pb="0" />
    </>
  );
}

const Person = ({ recipient: { alias } }: { recipient: Recipient }) => (
  <>
    <PersonAvatar name={alias} size="lg" />
    <VisuallyHidden>Enviar a </VisuallyHidden>
    <span translate="no">{alias}</span>
  </>
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
    'md': {
      '&:has(> :nth-of-type(7))': { gridTemplateColumns: 'repeat(auto-fill, minmax(5rem, 1fr))' },
      '&:has(> :nth-of-type(8))': { gridTemplateColumns: 'repeat(auto-fill, minmax(4.25rem, 1fr))' },
    },
    minHeight: '109px',
    listStyle: 'none',
    '& > li': { display: 'grid', justifyItems: 'center' },
    '& > li > div': { mt: '2' },
    '& > li > :is(a, button)': {
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
    '& [data-waiting]': { position: 'relative', cursor: 'pointer' },
    '& [data-waiting] > small': {
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
    '& :is(a, button) > span:last-of-type': {
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
