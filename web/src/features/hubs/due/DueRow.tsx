import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { CircleAlert, Clock } from 'lucide-react';
import type { BankDate } from '#contract/domain/dates';
import { fromCentavos } from '#contract/domain/money';
import { CompanyAvatar } from '#web/components/avatars/CompanyAvatar.tsx';
import { LinkButton } from '#web/components/Button.tsx';
import { Icon } from '#web/components/Icon.tsx';
import { Money } from '#web/components/Money.tsx';
import type { ActiveDebit } from '#web/features/bill-payments/preauthorized/failed-charge.ts';
import { failedChargeText } from '#web/features/bill-payments/preauthorized/labels.ts';
import { debitUrl, payBillUrl } from '#web/features/bill-payments/shared/payees/addresses.ts';
import { isOverdue } from '#web/features/bill-payments/shared/payees/bills.ts';
import type { DueBill } from '#web/features/bill-payments/shared/payees/due-bills.ts';
import { numberEnding } from '#web/features/bill-payments/shared/payees/payee-labels.ts';
import { paymentBase } from '#web/features/bill-payments/shared/payments/addresses.ts';
import { receiptUrl } from '#web/flow/receipt/address.ts';
import { dueDayText, partlyScheduledText } from './labels';
import { ROOMY, TIGHT } from './room';

type DueRowProps = {
  due: DueBill;
  today: BankDate;
  /** 'Pagar', or 'Programar' out of hours. */
  verb: string;
  /** Direct debit that charges the bill. */
  charger: ActiveDebit | undefined;
};

export function DueRow({ due, today, verb, charger }: DueRowProps) {
  const { payee, bill, left, charged } = due;
  const [planned] = left === 0 ? due.scheduled : [];
  const isSettled = planned !== undefined || charged !== undefined;
  const isLate = isOverdue(bill, today) && !isSettled;
  const scheduledPartText = partlyScheduledText(due);
  const failedText = charger && failedChargeText(charger);
  return (
    <Row>
      <CompanyAvatar name={payee.merchantName} />
      <div>
        <b translate="no">{payee.nickname}</b>
        <small>
          <span>{payee.merchantName}</span> <span translate="no">{numberEnding(payee)}</span>
        </small>
        <DueDay late={isLate}>
          {(isLate || isSettled) && <Icon as={isLate ? CircleAlert : Clock} size="sm" />}
          <span>{dueDayText(due, today)}</span>
        </DueDay>
        {scheduledPartText && <small>{scheduledPartText}</small>}
        {failedText && <small>{failedText}</small>}
      </div>
      <DueFooter>
        <Money amount={isSettled ? bill.amount : fromCentavos(left)} currency={bill.currencyCode} size="md" />
        {charged !== undefined ? (
          <LinkButton to={debitUrl(charger?.key ?? '')} variant="ghost" size="sm">
            Ver <VisuallyHidden>{`la domiciliación de ${payee.nickname}`}</VisuallyHidden>
          </LinkButton>
        ) : planned ? (
          <LinkButton
            to={receiptUrl(paymentBase[planned.operationType], planned.key)}
            variant="ghost"
            size="sm"
          >
            Ver <VisuallyHidden>{`el pago programado de ${payee.nickname}`}</VisuallyHidden>
          </LinkButton>
        ) : (
          <LinkButton to={payBillUrl(payee, bill.key)} variant="subtle" size="sm">
            <span>{verb}</span> <VisuallyHidden>{payee.nickname}</VisuallyHidden>
          </LinkButton>
        )}
      </DueFooter>
    </Row>
  );
}

/** Avatar and name; the footer wraps below them if there is no space beside them. */
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
    // Breaks words only if one is wider than the row.
    '& > div': { overflowWrap: 'anywhere' },
    '& small > [translate=no]': { whiteSpace: 'nowrap' },
    [ROOMY]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
    [TIGHT]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
/** Amount and action on one line if they fit. */
export const DueFooter = chakra('span', {
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
export const DueDay = chakra('span', {
  base: {
    display: 'flex',
    gap: '6px',
    textStyle: 'body.sm',
    color: 'fg.muted',
    '& > svg': { height: '1lh' },
  },
  variants: { late: { true: { color: 'danger.fg', fontWeight: '600' } } },
});
