import type { Portability } from '#contract/domain/portability';
import { account } from '#web/testing/makers.ts';
import type { PortabilityDraft, PortabilityFlowSetup } from './portability';

export const request = (change: Partial<Portability> = {}): Portability => ({
  key: 'p1',
  confirmationNumber: '73040790',
  operationDate: '2026-11-12T18:05:00-06:00',
  portabilityType: 'RECEIVE',
  status: 'IN_PROCESS',
  effectiveDate: '2026-11-27',
  accountKey: 'nomina',
  account: { description: 'Nómina', displayId: '•••• 4821' },
  thirdParty: '012',
  thirdPartyName: 'BBVA México',
  thirdPartyAccountType: 'CLABE',
  thirdPartyAccountNumber: '012180015488723640',
  birthdate: '1991-03-14',
  history: [
    { status: 'REQUESTED', at: '2026-11-12T18:05:00-06:00' },
    { status: 'IN_PROCESS', at: '2026-11-13T09:30:00-06:00' },
  ],
  ...change,
});

export const setup: PortabilityFlowSetup = {
  key: 'o1',
  nonce: 'n1',
  accounts: [account('nomina')],
  institutions: [
    { id: '012', name: 'BBVA México' },
    { id: '014', name: 'Santander' },
    { id: '044', name: 'Banco Cenzontle' },
  ],
  holidays: new Set(['2026-11-16']),
  corrected: undefined,
};

export const draft = (change: Partial<PortabilityDraft> = {}): PortabilityDraft => ({
  bank: '012',
  type: 'CLABE',
  number: '012180015488723640',
  to: 'nomina',
  day: '14',
  month: '03',
  year: '1991',
  consent: 'yes',
  ...change,
});
