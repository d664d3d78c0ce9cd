import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { CircleAlert } from 'lucide-react';
import type { LastCharge, PreauthorizedPayment } from '#contract/domain/preauthorized-payment';
import { UNBILLED } from '#contract/receipts/preauthorized-payments';
import { CompanyAvatar } from '#web/components/avatars/CompanyAvatar.tsx';
import { Icon } from '#web/components/Icon.tsx';
import { Link } from '#web/components/Link.tsx';
import { Money } from '#web/components/Money.tsx';
import { Note } from '#web/components/Note.tsx';
import { useLinkTarget } from '#web/components/useLinkTarget.ts';
import { DismissFailure } from '#web/flow/receipt/DismissFailure.tsx';
import { formatDate } from '#web/lib/format/dates.ts';
import { debitHash } from '../../shared/payees/addresses';
import { cancelUrl } from '../addresses';
import { type ActiveDebit, failedChargeKey } from '../failed-charge';
import { nameOf } from '../labels';
import { failureOf, noChargeText, repaymentText } from './charges';
import { FailedBill } from './FailedBill';

export function DebitRow({ debit }: { debit: ActiveDebit }) {
  const { merchantName, reference, lastCharge, repayment } = debit;
  const failure = failureOf(debit);
  const { target, isLinked } = useLinkTarget<HTMLLIElement>(debitHash(debit.key), 'center');
  return (
    <Item ref={target} tabIndex={isLinked ? -1 : undefined} linked={isLinked}>
      <CompanyAvatar name={merchantName} size={40} />
      <Name>
        <b translate="no">{merchantName}</b>
        <small>{`Referencia ${reference}`}</small>
      </Name>
      <Charges>
        <div>
          <dt>Último cargo</dt>
          {lastCharge ? <LastChargeText charge={lastCharge} /> : <dd>Aún ninguno</dd>}
          {repayment && (
            <dd>
              <small>{repaymentText(repayment)}</small>
            </dd>
          )}
        </div>
        <div>
          <dt>Próximo cargo</dt>
          <NextChargeText debit={debit} />
        </div>
      </Charges>
      {failure && (
        <Box gridColumn="1 / -1">
          <Note status="warning">
            <p>
              <b>{failure.what}</b> <span>{failure.why}</span>
            </p>
            {failure.charge.status === 'REJECTED' && <FailedBill debit={debit} charge={failure.charge} />}
            <DismissFailure orderKey={failedChargeKey(debit.key, failure.charge)} />
          </Note>
        </Box>
      )}
      <Cancel>
        <Link to={cancelUrl(debit)} variant="plain">
          <span>
            <span>Cancelar</span> <chakra.span hideFrom="md">domiciliación</chakra.span>
          </span>{' '}
          <VisuallyHidden>{nameOf(debit)}</VisuallyHidden>
        </Link>
      </Cancel>
    </Item>
  );
}

const LastChargeText = ({ charge: { date, amount, status } }: { charge: LastCharge }) => (
  <>
    <dd>
      {status !== 'PROCESSED' ? (
        <FailureNote>
          <Icon as={CircleAlert} size="sm" />
          No se hizo
        </FailureNote>
      ) : amount ? (
        <Money amount={amount.amount} currency={amount.currencyCode} />
      ) : (
        'Cobrado'
      )}
    </dd>
    <dd>
      <small>{formatDate(date)}</small>
    </dd>
  </>
);

function NextChargeText({ debit }: { debit: PreauthorizedPayment }) {
  const { nextCharge } = debit;
  if (nextCharge === undefined) return <dd>{noChargeText(debit)}</dd>;
  const { amount, date } = nextCharge;
  return (
    <>
      <dd>{amount ? <Money amount={amount.amount} currency={amount.currencyCode} /> : UNBILLED}</dd>
      <dd>
        <small>{formatDate(date)}</small>
      </dd>
    </>
  );
}

const Item = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '40px minmax(0, 1fr)', md: '40px minmax(0, 1fr) 20rem 5rem' },
    alignItems: 'center',
    columnGap: { base: '3', md: '4' },
    rowGap: '10px',
    px: { base: '4', md: '5' },
    py: '3',
    '&:not(:first-of-type)': { borderTop: '1px solid {colors.border.subtle}' },
    '&:focus': { outlineOffset: '-3px' },
  },
  variants: { linked: { true: { bg: 'bg.subtle' } } },
});
const Name = chakra('div', {
  base: {
    minWidth: '0',
    overflowWrap: 'anywhere',
    '& b': { display: 'block', fontWeight: '600', lineHeight: '1.35' },
    '& small': { display: 'block', textStyle: 'body.sm', color: 'fg.subtle' },
  },
});
const Charges = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))',
    columnGap: '4',
    rowGap: '2',
    mdDown: { gridColumn: '1 / -1' },
    fontSize: '0.9375rem',
    '& dt': { textStyle: 'body.sm', color: 'fg.muted', md: { srOnly: true } },
    '& dd': { color: 'fg.muted', overflowWrap: 'anywhere' },
    '& small': { textStyle: 'body.sm', color: 'fg.subtle' },
  },
});
const FailureNote = chakra('span', {
  base: { display: 'flex', alignItems: 'center', gap: '6px', color: 'danger.fg', fontWeight: '600' },
});
/* On a phone it comes after a failure, on a desktop it ends the first line. */
const Cancel = chakra('div', {
  base: {
    gridColumn: { base: '1 / -1', md: '4' },
    gridRow: { md: '1' },
    justifySelf: { md: 'end' },
  },
});
