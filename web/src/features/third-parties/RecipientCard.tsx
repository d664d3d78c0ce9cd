import { chakra } from '@chakra-ui/react/styled-system';
import { Clock } from 'lucide-react';
import type { Ref } from 'react';
import type { Recipient } from '#contract/recipients';
import { showEnding } from '#contract/shared/account';
import { bankDate } from '#contract/shared/dates';
import { Radio, radioCard } from '../../forms/Radio';
import { statusWords } from '../../recipient-book/saved-recipient';
import { Avatar } from '../../ui/Avatar';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { lastSent } from './pick';

type RecipientCardProps = {
  recipient: Recipient;
  /** The instant by which it is said whether they can be paid, and how long ago they were. */
  now: number;
  /** The field's, which all of its radio buttons share. */
  name: string;
  checked: boolean;
  wrong: boolean;
  radio: Ref<HTMLInputElement> | undefined;
  onChoose: () => void;
  /** Where the others are out of sight: shows them again. */
  onReopen: (() => void) | undefined;
};

/** Somebody of the list, to be chosen. One who cannot be paid says why, and from when. */
export function RecipientCard({
  recipient,
  now,
  name,
  checked,
  wrong,
  radio,
  onChoose,
  onReopen,
}: RecipientCardProps) {
  const { key, alias, bankName, accountId } = recipient;
  const why = statusWords(recipient, now);
  const [amount, ago] = lastSent(recipient, bankDate(now));
  return (
    <RecipientEdge data-alone={onReopen && ''} data-off={why && ''} data-wrong={wrong ? '' : undefined}>
      <label>
        <Avatar name={alias} />
        <span>
          <b>{alias}</b>
          <small>
            {bankName} <span>{showEnding(accountId)}</span>
          </small>
          {why !== undefined && <small>{why}</small>}
          {why === undefined && amount !== undefined && (
            <small>
              <span>{amount}</span> <span>{ago}</span>
            </small>
          )}
        </span>
        {recipient.status === 'ON_HOLD' && <Icon as={Clock} />}
        <Radio
          ref={radio}
          type="radio"
          name={name}
          value={key}
          checked={checked}
          disabled={why !== undefined}
          onChange={onChoose}
        />
      </label>
      {onReopen && (
        <Button look="ghost" size="sm" onClick={onReopen}>
          Cambiar
          <VisuallyHidden>cuenta destino</VisuallyHidden>
        </Button>
      )}
    </RecipientEdge>
  );
}

/** The edge of a card to choose, and of a link among such cards. */
export const RecipientEdge = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '80px',
    minWidth: '0',
    bg: 'bg.panel',
    ...radioCard,
    '& > :first-child': {
      display: 'flex',
      alignItems: 'center',
      alignSelf: 'stretch',
      gap: '3',
      flex: '1',
      minWidth: '0',
      px: '14px',
      py: '10px',
      color: 'inherit',
      textDecoration: 'none',
      borderRadius: 'inherit',
      cursor: 'pointer',
    },
    '& > :first-child > span:nth-of-type(2)': { flex: '1', minWidth: '0', overflowWrap: 'anywhere' },
    '& b': { display: 'block', fontWeight: '600', lineHeight: '1.35' },
    '& small': { display: 'block', textStyle: 'body.sm', lineHeight: '1.4', color: 'fg.muted' },
    '& small > span': { whiteSpace: 'nowrap' },
    '& input': { outline: 'none' },
    '&:has(input:focus-visible)': { outline: '3px solid {colors.focus.ring}', outlineOffset: '2px' },
    // Not to be seen where there is nothing to choose, but still told to who listens.
    '&:is([data-alone], [data-off]) input': { srOnly: true },
    '&[data-wrong]:not([data-off])': { borderColor: 'danger.border' },
    '&[data-off]': {
      borderStyle: 'dashed',
      bg: 'transparent',
      '& > label': { cursor: 'not-allowed' },
      '& > label > span:first-child': { bg: 'bg.muted', color: 'fg.muted' },
    },
    '&[data-link]': {
      borderStyle: 'dashed',
      bg: 'transparent',
      _hover: { bg: 'bg.subtle' },
      '& b': { color: 'accent.fg' },
      '& > a > span:first-child': { bg: 'bg.muted', fontSize: '22px', fontWeight: '400' },
    },
  },
});
