import { describe, expect, it } from 'vitest';
import { findPageName, operations } from './page-names';

describe('page names for analytics', () => {
  it.each([
    ['/transfers/my-own-accounts', '/hubs/transfers', 'Transferencias', 'Transferencia entre mis cuentas'],
    ['/third-parties/same-bank', '/hubs/transfers', 'Transferencias', 'Transferencia al mismo banco'],
    ['/third-parties/spei', '/hubs/transfers', 'Transferencias', 'Transferencia a otro banco'],
    ['/third-parties/cards', '/hubs/cards', 'Tarjetas', 'Pago de tarjeta'],
    ['/bill-payments/service', '/hubs/payments/services', 'Pago de servicios', 'Pago de servicio'],
  ])('name the pages of %s and its hub %s', (operation, hub, hubTitle, title) => {
    expect([
      findPageName(hub, undefined, false),
      findPageName(operation, undefined, false),
      findPageName(operation, 'confirm', false),
      findPageName(operation, 'receipt', false),
      findPageName(operation, 'receipt', true),
    ]).toEqual([
      `${hubTitle} | Resumen`,
      `${title} | Capturar datos`,
      `${title} | Revisar y confirmar`,
      `${title} | Éxito`,
      `${title} | Comprobante`,
    ]);
  });

  it('exist for five operations', () => expect(Object.keys(operations)).toHaveLength(5));

  it.each([
    ['/hubs/transfers', undefined, false, 'Transferencias | Resumen'],
    ['/hubs/cards', undefined, true, 'Tarjetas | Resumen'],
    ['/third-parties/spei', undefined, false, 'Transferencia a otro banco | Capturar datos'],
    ['/third-parties/spei', 'confirm', false, 'Transferencia a otro banco | Revisar y confirmar'],
    ['/third-parties/spei', 'receipt', false, 'Transferencia a otro banco | Éxito'],
    ['/third-parties/spei', 'receipt', true, 'Transferencia a otro banco | Comprobante'],
    ['/third-parties/spei', 'token-verification', false, undefined],
    ['/account-summary', undefined, false, undefined],
    ['toString', undefined, false, undefined],
  ])('page %s, step %s, revisited %s: %s', (page, step, isRevisit, name) =>
    expect(findPageName(page, step, isRevisit)).toBe(name),
  );
});
