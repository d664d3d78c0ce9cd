import { showMoney, toCentavos } from '#contract/shared/money';
import { parseAmount } from '../../forms/amount';
import type { LiveHint } from '../../forms/LiveHints';
import { accountOf, availableIn } from '../../transfer-book/accounts';
import {
  commissionOf,
  extraordinaryLimit,
  leftToday,
  limitOf,
  recipientOf,
  type ThirdPartyDraft,
  type ThirdPartyForm,
} from './third-party';

const pesos = (centavos: number) => showMoney(centavos, 'MXN');

/** What follows from the form so far: balance, commission, limits. Said before any of them can fail. */
export function thirdPartyHints(draft: ThirdPartyDraft, form: ThirdPartyForm, now: number): LiveHint[] {
  const centavos = parseAmount(draft.amount, 'MXN');
  return [...balanceHints(draft, form, centavos), ...limitHints(draft, form, centavos, now)];
}

function balanceHints(
  draft: ThirdPartyDraft,
  form: ThirdPartyForm,
  centavos: number | undefined,
): LiveHint[] {
  const commission = commissionOf(form);
  const cost = commission > 0 ? [{ good: true, text: `Comisión: ${pesos(commission)}, IVA incluido` }] : [];
  const source = accountOf(form.accounts, draft.from);
  const available = source && availableIn(source);
  if (available === undefined) return cost;
  if (draft.when === 'later') {
    return [...cost, { good: true, text: 'El saldo se revisa ese día' }];
  }
  if (centavos === undefined) return [...cost, { good: true, text: `Tienes ${pesos(available)}` }];
  return [...cost, balanceHint(available, centavos, commission)];
}

function balanceHint(available: number, centavos: number, commission: number): LiveHint {
  const left = available - centavos - commission;
  if (left >= 0) return { good: true, text: `Saldo suficiente: te quedarían ${pesos(left)}` };
  return centavos > available
    ? { good: false, text: `Rebasa tu saldo de ${pesos(available)}` }
    : { good: false, text: `Tu saldo de ${pesos(available)} no alcanza para la comisión` };
}

function limitHints(draft: ThirdPartyDraft, form: ThirdPartyForm, centavos = 0, now: number): LiveHint[] {
  const limit = limitOf(form.limits, recipientOf(form.recipients, draft.to));
  const extraordinary = extraordinaryLimit(draft, form, now);
  const left = limit && leftToday(limit);
  return [
    ...(limit
      ? [
          {
            good: centavos <= toCentavos(limit.customerLimit.amount),
            text: `Tu límite por operación: ${pesos(toCentavos(limit.customerLimit.amount))}`,
          },
        ]
      : []),
    ...(extraordinary === undefined
      ? []
      : [
          {
            good: centavos <= extraordinary,
            text: `${draft.when === 'later' ? 'Ese día' : 'A esta hora'}, hasta ${pesos(extraordinary)}`,
          },
        ]),
    ...(left !== undefined && draft.when === 'today' && left < toCentavos(limit?.customerLimit.amount ?? 0)
      ? [
          {
            good: left > 0 && centavos <= left,
            text: left === 0 ? 'Ya usaste tu límite de hoy' : `Hoy puedes enviar ${pesos(left)} más`,
          },
        ]
      : []),
  ];
}
