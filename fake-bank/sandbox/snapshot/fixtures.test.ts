import { expect, test } from 'vitest';
import { dumpState } from '#bank/core/storage/store';
import { collections, fixtures } from '#bank/modules';
import { openBank } from '#bank/testing/bank-under-test';
import { exportOf, stateOf } from './import.test-support';

const clabe = '012180000123456782';

/** Parameters of each fixture; the customer is Ana by default. */
const given: Record<string, Record<string, string>> = {
  'recipients.account-taken': { recipient: 'ana-mama', clabe },
  'payees.number-taken': { payee: 'ana-luz', reference: '777000111222' },
  'payees.has-status': { payee: 'ana-luz', status: 'ON_HOLD' },
  'payments.bill-paid': { payee: 'ana-agua-estudio' },
  'preauthorized-payments.exists': {
    merchant: 'luz-del-altiplano',
    reference: '640028119904',
    account: 'ana-nomina',
  },
  'preauthorized-payments.disabled': { account: 'ana-nomina' },
  'preauthorized-payments.charge-rejected': { payment: 'ana-domicilia-internet', reason: 'No hubo saldo.' },
  'payroll-portability.exists': { account: 'ana-nomina', clabe },
  'payroll-portability.answered': { request: 'ana-portabilidad' },
  'saving-programs.exists': { from: 'ana-nomina', to: 'ana-ahorro' },
  'saving-programs.run-failed': { program: 'ana-ahorra-viaje', reason: 'No hubo saldo.' },
  'saving-programs.limited': { amount: '100' },
  'investment-funds.price-missing': { account: 'ana-fondo' },
  'investment-funds.scheduled': { account: 'ana-fondo' },
  'investment-funds.will-be-rejected': { account: 'ana-fondo' },
  'campaigns.expired': { offer: 'ana-oferta-1' },
  'campaigns.only': { count: '1' },
  'taxes.deactivated': {},
  'taxes.line-paid': { line: '80PRED26000198566208' },
  'signatures.phone-refuses': {},
};

test.each(Object.keys(fixtures))(
  'a bank with %s can be exported and imported, then and later',
  async (name) => {
    const here = await openBank();
    const customer = name === 'signatures.phone-refuses' ? 'sofia' : 'ana';
    await here.send('post', '/__bank/situations', { name, customer, given: given[name] ?? {} }).expect(204);
    for (const duration of ['PT0S', 'P8D']) {
      await here.advance(duration);
      const snapshot = exportOf(here);
      const state = await stateOf(snapshot, here.systemClock.read);
      expect(dumpState(collections, state)).toEqual(snapshot.records);
    }
  },
);
