import type { ReactNode } from 'react';
import type { Payee } from '#contract/payees';
import { showMoney } from '#contract/shared/money';
import { CompanyMark } from '../../marks/CompanyMark';
import type { Party } from '../../money-form/SoFar';
import { notChosen } from '../../money-form/so-far';
import { merchantLine } from './payee-order';
import type { Cost } from './paying';

/** A saved service or phone, as it stands beside the form. */
export const payeeParty = (payee: Payee | undefined, missing: string): Party =>
  payee
    ? {
        name: payee.nickname,
        detail: merchantLine(payee),
        mark: <CompanyMark name={payee.merchantName} size={40} />,
      }
    : notChosen(missing);

/** What dollars are charged. */
export const chargedRow = (cost: Cost | undefined): { label: string; value: ReactNode }[] =>
  cost?.rate === undefined ? [] : [{ label: 'Cargo', value: showMoney(cost.charged, cost.currency) }];
