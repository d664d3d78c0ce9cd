import { expect, test } from 'vitest';
import { portabilityRequests } from '../modules/payroll-portability/request';
import { openBank } from '../testing/bank-under-test';

test.each(['2026-11-23', '2026-11-22', '2026-11-16', '2027-01-04', '2028-03-01', '2026-04-03'])(
  'on %s Ana has a request in process and a rejected one; the first is accepted days later',
  async (day) => {
    const { bank, advance } = await openBank(`${day}T00:00:30-06:00`).then((test) => ({
      bank: test.bank,
      advance: (duration: string) => test.advance(duration),
    }));
    const find = (key: string) => bank.read.get(portabilityRequests, key);
    expect(find('ana-portabilidad')?.status).toBe('IN_PROCESS');
    const rejected = find('ana-portabilidad-rechazada');
    expect(rejected).toMatchObject({ status: 'REJECTED', rejection: 'La cuenta no es de nómina.' });
    for (const { at } of [...(find('ana-portabilidad')?.history ?? []), ...(rejected?.history ?? [])])
      expect(at).toBeLessThan(Date.parse(`${day}T00:00:00-06:00`));
    await advance('P7D');
    expect(find('ana-portabilidad')?.status).toBe('ACCEPTED');
  },
);
