import type { ReactNode } from 'react';
import { formatCentavos } from '#contract/domain/money';
import type { Payee } from '#contract/payees';
import { CHARGE } from '#contract/receipts/payments';
import { CompanyAvatar } from '#web/components/avatars/CompanyAvatar.tsx';
import type { Party } from '#web/flow/money-form/LiveSummary.tsx';
import { emptyParty } from '#web/flow/money-form/live-summary.ts';
import { merchantLine } from './payee-order';
import type { Cost } from './payment-days';

/** Payee as shown in the side panel. */
export const payeeParty = (payee: Payee | undefined, placeholder: string): Party =>
  payee
    ? {
        name: payee.nickname,
        detail: merchantLine(payee),
        avatar: <CompanyAvatar name={payee.merchantName} size={40} />,
      }
    : emptyParty(placeholder);

/** Returns a row with the charge in dollars, if the source is a dollar account. */
export const chargedRow = (cost: Cost | undefined): { label: string; value: ReactNode }[] =>
  cost?.rate === undefined ? [] : [{ label: CHARGE, value: formatCentavos(cost.charged, cost.currency) }];
