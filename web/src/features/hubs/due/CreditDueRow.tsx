import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { CircleAlert } from 'lucide-react';
import { accountName } from '#contract/domain/account';
import type { BankDate } from '#contract/domain/dates';
import { CreditAvatar } from '#web/components/avatars/CreditAvatar.tsx';
import { LinkButton } from '#web/components/Button.tsx';
import { Icon } from '#web/components/Icon.tsx';
import { Money } from '#web/components/Money.tsx';
import {
  payCreditUrl,
  paymentLabel,
  type UpcomingPayment,
} from '#web/features/summary/sections/credit/upcoming.ts';
import { DueDay, DueFooter, Row } from './DueRow';
import { dueText } from './labels';

type CreditDueRowProps = { payment: UpcomingPayment; today: BankDate };

export function CreditDueRow({ payment, today }: CreditDueRowProps) {
  const { account, amount, date, isOverdue } = payment;
  return (
    <Row>
      <CreditAvatar type={account.type} />
      <div>
        <b translate="no">{accountName(account)}</b>
        <small>
          <span>{paymentLabel(payment)}</span> <span translate="no">{account.displayId}</span>
        </small>
        <DueDay late={isOverdue}>
          {isOverdue && <Icon as={CircleAlert} size="sm" />}
          <span>{dueText(date, today)}</span>
        </DueDay>
      </div>
      <DueFooter>
        <Money amount={amount.amount} currency={amount.currencyCode} size="md" />
        <LinkButton to={payCreditUrl(account)} variant="subtle" size="sm">
          Pagar <VisuallyHidden>{accountName(account)}</VisuallyHidden>
        </LinkButton>
      </DueFooter>
    </Row>
  );
}
