import { chakra } from '@chakra-ui/react/styled-system';
import { Clock, History, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import type { Recipient } from '#contract/recipients';
import { showEnding } from '#contract/shared/account';
import { bankNow } from '../../../api/bank-clock';
import { Avatar } from '../../../ui/Avatar';
import { LinkButton } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { Tag } from '../../../ui/Tag';
import { accountWord } from '../account-words';
import { historyUrl, payUrl } from '../addresses';
import { fullName } from '../names';
import { statusWords } from './status';

type RecipientRowProps = {
  recipient: Recipient;
  onEdit: (recipient: Recipient) => void;
  onRemove: (recipient: Recipient) => void;
};

/** Somebody of the list, and what can be done with them. One that cannot be paid says why. */
export function RecipientRow({ recipient, onEdit, onRemove }: RecipientRowProps) {
  const { key, alias, bankName, accountId, accountType, status } = recipient;
  const reason = statusWords(recipient, bankNow());
  const [pay, whom] =
    accountType === 'TPTOFF' || accountType === 'TPTON' ? ['Transferir', `a ${alias}`] : ['Pagar', alias];
  return (
    <Row>
      <Avatar name={fullName(recipient)} />
      <Who>
        <b>{alias}</b>
        <small>
          {bankName} · {accountWord(recipient)} <span>{showEnding(accountId)}</span>
        </small>
        <small>{fullName(recipient)}</small>
        {reason !== undefined && (
          <Tag tone={status === 'ON_HOLD' ? 'info' : 'neutral'} mt="1">
            {status === 'ON_HOLD' && <Icon as={Clock} size="sm" />}
            {reason}
          </Tag>
        )}
      </Who>
      <Actions>
        {reason === undefined && (
          <LinkButton to={payUrl(recipient)} look="line" size="sm" aria-label={`${pay} ${whom}`}>
            {pay}
          </LinkButton>
        )}
        <Squares>
          <Link to={historyUrl(key)} aria-label={`Ver historial de ${alias}`} title="Ver historial">
            <Icon as={History} />
          </Link>
          <button
            type="button"
            aria-label={`Editar ${alias}`}
            title="Editar"
            onClick={() => onEdit(recipient)}
          >
            <Icon as={Pencil} />
          </button>
          <button
            type="button"
            aria-label={`Eliminar ${alias}`}
            title="Eliminar"
            onClick={() => onRemove(recipient)}
          >
            <Icon as={Trash2} />
          </button>
        </Squares>
      </Actions>
    </Row>
  );
}

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
const Who = chakra('div', {
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
