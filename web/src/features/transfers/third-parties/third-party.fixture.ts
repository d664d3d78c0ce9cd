import type { ThirdPartyType } from '#contract/domain/third-party-type';
import { account, limit, pesos, recipient } from '#web/testing/makers.ts';
import type { ThirdPartyDraft, ThirdPartyFlowSetup } from './third-party';

/** Returns an instant of Mexico City, independent of the device's time zone. */
export const instantAt = (time: string, date = '2026-11-23'): number =>
  Date.parse(`${date}T${time}:00-06:00`);

/** Monday 23 November 2026, 09:30. */
export const MORNING = instantAt('09:30');
export const NIGHT = instantAt('21:00');

/** Account with a balance so high that only other limits apply. */
export const richAccount = account('rich', { primaryBalance: pesos(900_000) });

export const setup = (
  type: ThirdPartyType = 'spei',
  change: Partial<ThirdPartyFlowSetup> = {},
): ThirdPartyFlowSetup => ({
  key: 'k',
  nonce: 'n',
  type,
  accounts: [account('pesos'), richAccount],
  recipients: [recipient('mom')],
  limits: [limit()],
  holidays: new Set(['2026-12-25']),
  lastSources: [],
  ...(type === 'spei' && { commission: pesos(5.8) }),
  ...change,
});

export const validDraft: ThirdPartyDraft = {
  from: 'pesos',
  to: 'mom',
  amount: '100',
  when: 'today',
  date: '',
  concept: 'Renta',
  reference: '',
};
