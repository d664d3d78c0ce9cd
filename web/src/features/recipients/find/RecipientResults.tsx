import { Badge } from '@chakra-ui/react/badge';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { Landmark, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { type Account, accountName, formatEnding } from '#contract/domain/account';
import { ACTIVATION_MINUTES, fullName, type Recipient } from '#contract/recipients';
import { Avatar } from '#web/components/Avatar.tsx';
import { PersonAvatar } from '#web/components/avatars/PersonAvatar.tsx';
import { Button } from '#web/components/Button.tsx';
import { FieldError } from '#web/components/forms/Field.tsx';
import { Link as TextLink } from '#web/components/Link.tsx';
import { ReasonStatus } from '#web/components/ReasonStatus.tsx';
import { saveDraft } from '#web/flow/drafts.ts';
import { RESUME } from '#web/flow/submission/return-to.ts';
import { CREATE_RECIPIENT } from '#web/lib/addresses/recipients.ts';
import { bankNow } from '#web/lib/api/bank-clock.ts';
import { formatTime } from '#web/lib/format/dates.ts';
import { forms } from '../create/texts';
import type { NamesInText } from '../names-in-text';
import { payUrl } from '../shared/pay-url';
import { explainNotPayable, statusLabel } from '../shared/saved-recipient';
import type { NewNumber } from './typed-number';
import type { FinderResult } from './useFinder';

const GUTTER = { base: '4', md: '5' };

export function RecipientResults({ text, result }: { text: string; result: FinderResult }) {
  const { people, accounts, number, isPending, failed, retry } = result;
  const offers = number?.offers ?? [];
  if (failed) return <LoadFailure onRetry={retry} />;
  if (people.length + accounts.length + offers.length === 0) {
    if (isPending) return <Line>Buscando…</Line>;
    if (number === undefined) return <NoMatch text={text} />;
    return <Line>{number.hint ?? <FieldError id="recipient-finder" error={number.error} />}</Line>;
  }
  return (
    <>
      <List>
        {people.map((recipient) => (
          <li key={recipient.key}>
            <RecipientRow recipient={recipient} />
          </li>
        ))}
        {accounts.map((account) => (
          <li key={account.key}>
            <OwnAccount account={account} />
          </li>
        ))}
        {offers.map((offer) => (
          <li key={offer.kind}>
            <NewRecipient offer={offer} names={number?.names} />
          </li>
        ))}
      </List>
      {offers.length > 0 && <Line>{activationNotice()}</Line>}
    </>
  );
}

const activationNotice = (): string => {
  const from = new Date(bankNow() + ACTIVATION_MINUTES * 60_000).toISOString();
  return `Guardar pide tu firma una sola vez. Si guardas ahora, podrás enviarle desde las ${formatTime(from)}.`;
};

function RecipientRow({ recipient }: { recipient: Recipient }) {
  const { alias, bankName, accountId } = recipient;
  const [isPressed, setIsPressed] = useState(false);
  const reason = statusLabel(recipient, bankNow());
  const content = (
    <>
      <PersonAvatar name={alias} />
      <Labels
        title={alias}
        detail={`${fullName(recipient)} · ${bankName} ${formatEnding(accountId)}`}
        status={reason}
      />
    </>
  );
  if (reason === undefined) return <RowLink to={payUrl(recipient)}>{content}</RowLink>;
  return (
    <>
      <RowButton type="button" onClick={() => setIsPressed(true)}>
        {content}
      </RowButton>
      <ReasonStatus reason={isPressed ? explainNotPayable(recipient, bankNow()) : undefined} />
    </>
  );
}

const OwnAccount = ({ account }: { account: Account }) => (
  <RowLink to={`/transfers/my-own-accounts?${new URLSearchParams({ to_account: account.key })}`}>
    <Avatar name={accountName(account)} icon={Landmark} />
    <Labels
      title={accountName(account)}
      detail={`Tu cuenta ${formatEnding(account.displayId)}, al momento y sin comisión`}
    />
  </RowLink>
);

/** Passes the number to the form in memory: text that the customer types is never put in a URL. */
function NewRecipient({ offer, names }: { offer: NewNumber; names: NamesInText | undefined }) {
  const { kind, bank, number, title, detail } = offer;
  const base = forms.find(({ offered }) => offered.includes(kind))?.base ?? CREATE_RECIPIENT;
  return (
    <RowLink to={base} state={RESUME} onClick={() => saveDraft(base, '', { kind, bank, number, ...names })}>
      <Avatar name={title} icon={Plus} />
      <Labels title={title} detail={[detail, names && nameLine(names)].filter(Boolean).join(' · ')} />
    </RowLink>
  );
}

const nameLine = ({ name, lastName, secondLastName }: NamesInText): string =>
  [name, lastName, secondLastName].filter(Boolean).join(' ');

type LabelsProps = { title: string; detail: string; status?: string | undefined };

const Labels = ({ title, detail, status }: LabelsProps) => (
  <span>
    <b translate="no">{title}</b>
    <small>{detail}</small>
    {status !== undefined && <Badge mt="1">{status}</Badge>}
  </span>
);

const NoMatch = ({ text }: { text: string }) => (
  <Line>
    <span>{`No tienes guardado a nadie como «${text.trim()}».`}</span>{' '}
    <TextLink to={CREATE_RECIPIENT}>Agregar persona</TextLink>
  </Line>
);

const LoadFailure = ({ onRetry }: { onRetry: () => void }) => (
  <Flex role="alert" wrap="wrap" align="center" justify="space-between" columnGap="4" px={GUTTER} py="3">
    <span>No pudimos cargar tus personas guardadas.</span>
    <Button variant="ghost" size="sm" onClick={onRetry}>
      Reintentar
    </Button>
  </Flex>
);

const Line = ({ children }: { children: ReactNode }) => (
  <Text as="div" px={GUTTER} py="4" textStyle="body.sm" color="fg.muted">
    {children}
  </Text>
);

const List = chakra('ul', {
  base: { listStyle: 'none', '& > li + li': { borderTop: '1px solid {colors.border.subtle}' } },
});
const row = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: '68px',
  px: GUTTER,
  py: '3',
  color: 'inherit',
  '& > span:nth-of-type(2)': { flex: '1', minWidth: '0', overflowWrap: 'anywhere' },
  '& b': { display: 'block', fontWeight: '600', lineHeight: '1.35' },
  '& small': { display: 'block', textStyle: 'body.sm', color: 'fg.subtle' },
} as const;
const RowButton = chakra('button', {
  base: {
    ...row,
    width: '100%',
    textAlign: 'start',
    cursor: 'pointer',
    _focusVisible: { outlineOffset: '-3px' },
  },
});
const RowLink = chakra(Link, {
  base: {
    ...row,
    textDecoration: 'none',
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { outlineOffset: '-3px' },
  },
});
