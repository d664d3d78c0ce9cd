import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert, Clock } from 'lucide-react';
import type { BankDate } from '#contract/shared/dates';
import { fromCentavos } from '#contract/shared/money';
import { CompanyMark } from '../../../marks/CompanyMark';
import { DIRECT_DEBITS, payBillUrl } from '../../../payee-book/addresses';
import { isOverdue } from '../../../payee-book/bills';
import type { DueBill } from '../../../payee-book/due-bills';
import { numberEnding } from '../../../payee-book/payee-words';
import { paymentBase } from '../../../payment-book/addresses';
import { receiptUrl } from '../../../receipt/address';
import { LinkButton } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { Money } from '../../../ui/Money';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { ROOMY, TIGHT } from './room';
import { partlyWords, whenWords } from './words';

type DueRowProps = {
  due: DueBill;
  today: BankDate;
  /** 'Pagar', or 'Programar' out of hours. */
  verb: string;
};

/** One bill that is owed: whose, how much is left of it, until when, and the way to pay it. */
export function DueRow({ due, today, verb }: DueRowProps) {
  const { payee, bill, left, charged } = due;
  const [planned] = left === 0 ? due.scheduled : [];
  const done = planned !== undefined || charged !== undefined;
  const late = isOverdue(bill, today) && !done;
  const partly = partlyWords(due);
  return (
    <Row>
      <CompanyMark name={payee.merchantName} />
      <div>
        <b translate="no">{payee.nickname}</b>
        <small>
          <span>{payee.merchantName}</span> <span translate="no">{numberEnding(payee)}</span>
        </small>
        <When late={late}>
          {(late || done) && <Icon as={late ? CircleAlert : Clock} size="sm" />}
          <span>{whenWords(due, today)}</span>
        </When>
        {partly && <small>{partly}</small>}
      </div>
      <Foot>
        <Money amount={done ? bill.amount : fromCentavos(left)} currency={bill.currencyCode} size="md" />
        {charged !== undefined ? (
          <LinkButton to={DIRECT_DEBITS} look="ghost" size="sm">
            Ver <VisuallyHidden>{`la domiciliación de ${payee.nickname}`}</VisuallyHidden>
          </LinkButton>
        ) : planned ? (
          <LinkButton to={receiptUrl(paymentBase[planned.operationType], planned.key)} look="ghost" size="sm">
            Ver <VisuallyHidden>{`el pago programado de ${payee.nickname}`}</VisuallyHidden>
          </LinkButton>
        ) : (
          <LinkButton to={payBillUrl(payee, bill.key)} look="tonal" size="sm">
            <span>{verb}</span> <VisuallyHidden>{payee.nickname}</VisuallyHidden>
          </LinkButton>
        )}
      </Foot>
    </Row>
  );
}

/** Its mark, whose it is and, under that where there is no room beside it, a Foot. */
export const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    px: { base: '4', md: '5' },
    py: '3',
    '&:not(:first-of-type)': { borderTop: '1px solid {colors.border.subtle}' },
    '& > div > b': { display: 'block', fontWeight: '600', lineHeight: '1.35' },
    '& > div > small': { display: 'block', textStyle: 'body.sm', color: 'fg.muted' },
    // A word breaks where it alone is wider than the row.
    '& > div': { overflowWrap: 'anywhere' },
    '& small > [translate=no]': { whiteSpace: 'nowrap' },
    [ROOMY]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
    [TIGHT]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
/** What is owed and what can be done about it, in one line where both have room. */
export const Foot = chakra('span', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    gridColumn: '-2 / -1',
    '& > span': { flex: '999 0 auto' },
    '& > :is(a, button)': { flex: '1 0 7rem' },
    [ROOMY]: { gridColumn: 'auto' },
  },
});
const When = chakra('span', {
  base: {
    display: 'flex',
    gap: '6px',
    textStyle: 'body.sm',
    color: 'fg.muted',
    '& > svg': { height: '1lh' },
  },
  variants: { late: { true: { color: 'danger.fg', fontWeight: '600' } } },
});
