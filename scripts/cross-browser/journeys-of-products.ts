import type { Customer } from './customer';
import { sign, signIn } from './sign-in';

export async function card(customer: Customer): Promise<void> {
  await signIn(customer, 'account-summary/details/credit-card/ana-tarjeta');
  await customer.presses('radio', /^Otra cantidad/);
  await customer.presses('button', 'Pagar tarjeta');
  await customer.types('Importe', '1234.50');
  await customer.presses('button', 'Continuar');
  await customer.sees('Paso 2 de 2');
  await customer.chooses('Cuenta origen', 'ana-nomina');
  await customer.presses('button', /^Pagar \$/);
  await customer.sees('Pago exitoso');
  await customer.presses('button', 'Terminar');
  await customer.seesNo('Pago exitoso');
  await customer.sees('$17,508.05');
}

export async function movements(customer: Customer): Promise<void> {
  await signIn(customer, 'account-summary/details/chequing/ana-nomina');
  await customer.types('Buscar', 'aguinaldo');
  // Without a period the search covers the whole year.
  await customer.isAt(/\?q=aguinaldo$/);
  await customer.finds(
    'the list is what was searched',
    "/aguinaldo/i.test(document.querySelector('tbody tr:has(button)')?.innerText ?? '')",
  );
  await customer.presses('button', 'Exportar lo filtrado');
  const table = await customer.saves(/-filtrados\.csv$/, '\uFEFFFecha,');
  customer.step = 'reads what was exported';
  if (!/aguinaldo/i.test(table))
    throw new Error(`The file has not what was searched: ${table.slice(0, 200)}`);
  await customer.presses('button', 'Aguinaldo');
  await customer.isAt(/movement=/);
  await customer.sees('Folio del movimiento');
}

export async function limit(customer: Customer): Promise<void> {
  await signIn(customer, 'settings/limits');
  await customer.presses('link', 'Cambiar límites');
  await customer.types('Otros bancos', '2,000');
  await customer.presses('button', 'Continuar');
  await customer.sees('Antes $500,000.00 MXN');
  await customer.presses('button', 'Cambiar 1 límite');
  await sign(customer);
  await customer.sees('Límites actualizados');
}

const TO_THE_END = `(() => {
  const ends = TestingLibraryDom.queryAllByText(document.body, 'Fin del documento.');
  for (const end of ends) end.scrollIntoView({ behavior: 'instant' });
  return ends.length > 0;
})()`;

export async function offer(customer: Customer): Promise<void> {
  await signIn(customer, 'campaigns/personal-loan?referenceKey=ana-campana-3&offerKey=ana-oferta-3');
  await customer.finds('the terms have an end', TO_THE_END);
  await customer.presses('checkbox', 'Acepto los términos y condiciones');
  await customer.presses('button', 'Continuar');
  await customer.sees('Monto y plazo');
  await customer.types('¿Cuánto necesitas?', '80000');
  await customer.keys('slider', 'Monto con deslizador', ['ArrowRight', 'ArrowRight', 'ArrowLeft']);
  await customer.reads('¿Cuánto necesitas?', '81,000.00');
  await customer.presses('radio', '24 meses');
  await customer.chooses('¿A qué cuenta lo depositamos?', 'ana-nomina');
  await customer.presses('button', 'Continuar');
  await customer.sees('Revisa y confirma');
  await customer.sees('$81,000.00 MXN');
  await customer.presses('button', /^Contratar \$/);
  await sign(customer);
  await customer.sees('Tu préstamo está en tu cuenta');
}

export async function statement(customer: Customer): Promise<void> {
  await signIn(customer, 'account-summary/details/chequing/ana-nomina');
  await customer.presses('link', 'Estados de cuenta');
  await customer.isAt(/\/settings\/statements\/account\?account=ana-nomina/);
  await customer.presses('button', 'PDF de octubre 2026');
  await customer.saves(/^estado-de-cuenta-nomina-4821-2026-10-31\.pdf$/, '%PDF-');
}
