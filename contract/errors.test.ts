import { describe, expect, test } from 'vitest';
import { catalogue, errorEntry, errorText, isErrorCode } from './errors';

test('codes are unique, and each has a status and texts', () => {
  expect(new Set(catalogue.map(({ code }) => code)).size).toBe(catalogue.length);
  for (const { status, heading, message } of catalogue) {
    expect(status).toBeGreaterThanOrEqual(200);
    expect(heading && message).toBeTruthy();
  }
});

const alias = 'Ya tienes registrada una cuenta con este alias';
const daily = 'La operación no se realizó, excede el límite configurado por día';
const service = 'Hay un problema con el servicio';
const unpaid = 'Tu pago no se realizó';

describe('the published texts', () => {
  test.each<[code: string, heading: string, message: string]>([
    ['E_BAASMXERR_-9', alias, 'Ingresa otro diferente para continuar.'],
    ['E_BAASMXTREC_013', alias, 'Ingresa otro diferente para continuar.'],
    ['E_BAASMXERR_0', alias, 'Ingresa otro diferente para continuar.'],
    ['E_BAASMXERR_-10', 'Ya tienes registrado este número', 'Verifica e intenta de nuevo.'],
    ['E_BAASMXTREC_014', 'Ya tienes registrada esta cuenta', 'Verifica e intenta de nuevo.'],
    ['BAAS_CUSTLIMIT_001', service, 'Intenta de nuevo. Si el problema continúa llama al {phone}.'],
    ['E_BAAS_CUSTLIMIT_001', service, 'Intenta de nuevo. Si el problema continúa llama al {phone}.'],
    ...['E400BAASMXTTPT057', '2082', '2081', '3215', 'E_BAASMXERR_2081', 'E_BAASMXERR_2082'].map(
      (code): [string, string, string] => [
        code,
        daily,
        'Para realizar tu operación, cambia los límites en {webBanking}: Configuración > Límites de operación.',
      ],
    ),
    ['E_BFFWEBPYMT_055', unpaid, 'La línea de captura ya está pagada.'],
    ['E_BFFWEBPYMT_064', unpaid, 'Verifica la línea de captura y el monto e intenta de nuevo.'],
    ['E_BFFWEBPYMT_067', unpaid, 'Verifica la línea de captura e intenta de nuevo.'],
    ['E_BFFWEBPYMT_070', unpaid, 'La línea de captura está vencida.'],
    ['E_BFFWEBPYMT_071', unpaid, 'Verifica la línea de captura y el monto e intenta de nuevo.'],
    ['BYND_SCORE_DECLINE_002', 'En este momento, no podemos continuar con tu solicitud', 'Llama al {phone}.'],
    ['BYND_SCORE_BLOCKED_001', 'Por seguridad, bloqueamos temporalmente tu acceso', 'Llama al {phone}.'],
    ['XYZ', service, 'Por favor intenta nuevamente. Si el problema continúa llama al {phone}'],
  ])('%s', (code, heading, message) => {
    expect(errorText(code)).toMatchObject({ heading, message });
  });

  test('a repeated alias has its own heading for payees', () => {
    expect(errorText('E_BAASMXERR_-9', 'payees').heading).toBe(
      'Ya tienes registrado un servicio con este alias',
    );
    expect(errorText('E_BAASMXERR_-9', 'recipients').heading).toBe(alias);
  });
});

test('an unknown code has the status 500', () => {
  expect(isErrorCode('XYZ')).toBe(false);
  expect(errorEntry('XYZ')).toMatchObject({ code: 'XYZ', status: 500 });
});
