import { formatCentavos } from '#contract/domain/money';
import { parseAmount } from '#web/components/forms/amount.ts';
import type { LiveHint } from '#web/components/forms/LiveHints.tsx';
import { accountOf, availableIn, nameCoveringAccount } from '#web/flow/money-form/accounts.ts';
import { balanceHints } from '#web/flow/money-form/hints.ts';
import { dayLimitHints, operationLimitHints } from '#web/flow/money-form/limit-rules.ts';
import {
  commissionOf,
  extraordinaryLimit,
  limitOf,
  recipientOf,
  sourcesOf,
  type ThirdPartyDraft,
  type ThirdPartyFlowSetup,
} from './third-party';

/** Returns hints on balance, commission and limits, shown before validation. */
export function thirdPartyHints(draft: ThirdPartyDraft, setup: ThirdPartyFlowSetup, now: number): LiveHint[] {
  const centavos = parseAmount(draft.amount, 'MXN');
  const commission = commissionOf(setup);
  const source = accountOf(setup.accounts, draft.from);
  const limit = limitOf(setup.limits, recipientOf(setup.recipients, draft.to));
  return [
    commissionHint(commission),
    ...balanceHints({
      available: source && availableIn(source),
      centavos,
      currency: 'MXN',
      when: draft.when,
      commission,
      covering: nameCoveringAccount(sourcesOf(setup.accounts), source, (centavos ?? 0) + commission),
      later: 'El saldo se revisa ese día',
    }),
    ...operationLimitHints(centavos, limit),
    ...extraordinaryHints(centavos ?? 0, draft, setup, now),
    ...dayLimitHints(centavos, limit, draft.when),
  ];
}

const commissionHint = (commission: number): LiveHint => ({
  text: commission > 0 ? `Comisión: ${formatCentavos(commission, 'MXN')}, IVA incluido` : 'Sin comisión',
});

function extraordinaryHints(
  centavos: number,
  draft: ThirdPartyDraft,
  setup: ThirdPartyFlowSetup,
  now: number,
): LiveHint[] {
  const maximum = extraordinaryLimit(draft, setup, now);
  if (maximum === undefined) return [];
  const limit = formatCentavos(maximum, 'MXN');
  const moment = draft.when === 'later' ? 'ese día' : 'a esta hora';
  return centavos > maximum
    ? [{ good: false, text: `Rebasas los ${limit} que puedes enviar ${moment}` }]
    : [{ text: `Puedes enviar hasta ${limit} ${moment}` }];
}
