import { describe, expect, it } from 'vitest';
import { nameOf, operations, pageName, type Stage } from './page-names';

const stages = ['summary', 'form', 'confirm', 'success', 'receipt'] as const satisfies readonly Stage[];

describe('page names for analytics', () => {
  it.each([
    ['/transfers/my-own-accounts', 'Transferencias', 'Transferencia entre mis cuentas'],
    ['/third-parties/same-bank', 'Transferencias', 'Transferencia al mismo banco'],
    ['/third-parties/spei', 'Transferencias', 'Transferencia a otro banco'],
    ['/third-parties/cards', 'Tarjetas', 'Pago de tarjeta'],
    ['/bill-payments/service', 'Pago de servicios', 'Pago de servicio'],
  ] as const)('%s has five stages', (operation, hub, title) => {
    expect(stages.map((stage) => pageName(operation, stage))).toEqual([
      `${hub} | Resumen`,
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
  ])('page %s, step %s, opened again %s: %s', (page, step, again, name) =>
    expect(nameOf(page, step, again)).toBe(name),
  );
});
