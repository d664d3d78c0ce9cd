import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Clock } from 'lucide-react';
import { UNBILLED } from '#contract/receipts/preauthorized-payments';
import { CompanyAvatar } from '#web/components/avatars/CompanyAvatar.tsx';
import { LinkButton } from '#web/components/Button.tsx';
import { Icon } from '#web/components/Icon.tsx';
import { Money } from '#web/components/Money.tsx';
import { debitUrl } from '#web/features/bill-payments/shared/payees/addresses.ts';
import type { Due } from '#web/features/summary/sections/week/due.ts';
import { DueDay, DueFooter, Row } from './DueRow';
import { chargedText } from './labels';

export const DebitDueRow = ({ due: { key, date, name, about, amount } }: { due: Due }) => (
  <Row>
    <CompanyAvatar name={name} />
    <div>
      <b translate="no">{name}</b>
      <small translate="no">{about}</small>
      <DueDay>
        <Icon as={Clock} size="sm" />
        <span>{chargedText(date)}</span>
      </DueDay>
    </div>
    <DueFooter>
      {amount ? (
        <Money amount={amount.amount} currency={amount.currencyCode} size="md" />
      ) : (
        <small>{UNBILLED}</small>
      )}
      <LinkButton to={debitUrl(key)} variant="ghost" size="sm">
        Ver <VisuallyHidden>{`la domiciliación de ${name}`}</VisuallyHidden>
      </LinkButton>
    </DueFooter>
  </Row>
);
