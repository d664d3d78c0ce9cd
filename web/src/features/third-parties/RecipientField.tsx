import { chakra } from '@chakra-ui/react/styled-system';
import { useRef, useState } from 'react';
import type { Recipient } from '#contract/recipients';
import { bankNow } from '../../api/bank-clock';
import type { FieldBinding } from '../../forms/draft';
import { FieldError, Legend } from '../../forms/Field';
import { Button } from '../../ui/Button';
import type { KindTexts } from './kinds';
import { NewRecipientCard } from './NewRecipientCard';
import { FEW, isSearching, pickable } from './pick';
import { RecipientCard } from './RecipientCard';
import { RecipientSearch } from './RecipientSearch';
import { recipientOf } from './third-party';
import { useFolding } from './useFolding';

type RecipientFieldProps = FieldBinding & { texts: KindTexts; recipients: readonly Recipient[] };

/** Who is paid: a card for each, those paid most first. Once one is chosen, that one alone. */
export function RecipientField({ texts, recipients, ...field }: RecipientFieldProps) {
  const [text, setText] = useState('');
  const [all, setAll] = useState(false);
  const { folded, reopen, onChosen, watch } = useFolding(recipientOf(recipients, field.value) !== undefined);
  const focused = useRef<HTMLElement>(null);
  const now = bankNow();
  const isChosen = ({ key }: Recipient) => key === field.value;
  const shown = folded
    ? recipients.filter(isChosen)
    : pickable(recipients, { text, all, chosen: field.value });
  const first = shown.find(isChosen) ?? shown.find(({ status }) => status === 'ACTIVE');
  /** The field is led to at the one who is chosen, else at the first who can be. */
  const hold = (element: HTMLElement | null) => {
    focused.current = element;
    field.ref?.(element);
  };
  /** For a button that goes away when it is pressed. */
  const leading = (change: () => void) => () => {
    focused.current?.focus({ preventScroll: true });
    change();
  };
  return (
    <Group aria-describedby={field.error === undefined ? undefined : `${field.id}-error`} {...watch}>
      <legend>
        <Legend label={texts.recipient} />
      </legend>
      {!folded && recipients.length > FEW && (
        <RecipientSearch text={text} onType={setText} found={shown.length} of={recipients.length} />
      )}
      <FieldError id={field.id} error={field.error} />
      <Cards data-alone={folded ? '' : undefined}>
        {shown.map((recipient) => (
          <RecipientCard
            key={recipient.key}
            recipient={recipient}
            now={now}
            name={field.id}
            checked={isChosen(recipient)}
            wrong={field.error !== undefined}
            radio={recipient === first ? hold : undefined}
            onChoose={() => {
              field.onChange(recipient.key);
              onChosen();
            }}
            onReopen={folded ? leading(reopen) : undefined}
          />
        ))}
        {!folded && (
          <NewRecipientCard
            texts={texts}
            isFirst={recipients.length === 0}
            link={first === undefined ? hold : undefined}
          />
        )}
      </Cards>
      {!folded && !isSearching(text) && shown.length < recipients.length && (
        <Button look="ghost" size="sm" onClick={leading(() => setAll(true))}>
          {texts.all} ({recipients.length})
        </Button>
      )}
    </Group>
  );
}

const Group = chakra('fieldset', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '10px',
    minWidth: '0',
    '& > legend': { mb: '6px' },
    // In line with the cards.
    '& > button': { justifySelf: 'start', ms: '-16px' },
  },
});
const Cards = chakra('div', {
  base: {
    display: 'grid',
    gap: '10px',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
    '&[data-alone]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
