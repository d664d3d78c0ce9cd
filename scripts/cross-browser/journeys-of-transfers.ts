import type { JourneyBank } from './bank';
import type { Customer } from './customer';
import { sign, signIn } from './sign-in';

const OWN = 'transfers/my-own-accounts';

async function fillOwnTransfer(customer: Customer): Promise<void> {
  await customer.chooses('Cuenta origen', 'ana-nomina');
  await customer.chooses('Cuenta destino', 'ana-ahorro');
  await customer.types('Importe', '1250');
  await customer.types(/^Concepto/, 'Vacaciones');
}

async function continueToReview(customer: Customer): Promise<void> {
  await customer.presses('button', 'Continuar');
  // Checks the path too, since the stepper shows the same text as the heading.
  await customer.isAt(/\/confirm$/);
  await customer.sees('Revisa y confirma');
}

export async function ownTransfer(customer: Customer): Promise<void> {
  await signIn(customer);
  await customer.presses('link', 'Transferencias');
  await customer.presses('link', /^Entre mis cuentas/);
  await fillOwnTransfer(customer);
  await continueToReview(customer);
  await customer.presses('button', 'Transferir $1,250.00 MXN');
  await customer.sees('Transferencia hecha');
  await customer.sees('El dinero ya está en tu cuenta destino.');
  await customer.presses('link', 'Volver a Mis cuentas');
  await customer.sees('$47,065.62');
}

export async function spei(customer: Customer): Promise<void> {
  await signIn(customer, 'third-parties/spei');
  await customer.chooses('Cuenta origen', 'ana-nomina');
  await customer.presses('radio', /^Mamá/);
  await customer.types('Importe', '2500');
  await customer.types(/^Concepto/, 'Gasto de la casa');
  await continueToReview(customer);
  await customer.sees('$2,505.80 MXN');
  await customer.presses('button', 'Transferir $2,500.00 MXN');
  await sign(customer);
  await customer.sees('Transferencia hecha');
  await customer.presses('button', 'Descargar PDF');
  await customer.saves(/\.pdf$/, '%PDF-');
}

export async function refusal(customer: Customer, bank: JourneyBank): Promise<void> {
  await signIn(customer, OWN);
  await fillOwnTransfer(customer);
  await continueToReview(customer);
  await bank.rejectOnce('/execute', 'CZ_INTERNAL');
  await customer.presses('button', 'Transferir $1,250.00 MXN');
  await customer.sees('Hay un problema con el servicio');
  await customer.sees('Código de error: CZ_INTERNAL');
  await customer.presses('button', 'Reintentar');
  await customer.sees('Transferencia hecha');
}

export async function interruptTransfer(customer: Customer): Promise<void> {
  await signIn(customer, OWN);
  await fillOwnTransfer(customer);
  await continueToReview(customer);
  await customer.goesBack();
  await customer.reads('Importe', '1,250.00');
  await customer.reads(/^Concepto/, 'Vacaciones');
  await continueToReview(customer);
  await customer.reloads();
  await customer.reads('Cuenta destino', /^$/);
  await fillOwnTransfer(customer);
  await continueToReview(customer);
  await customer.presses('button', 'Transferir $1,250.00 MXN');
  await customer.sees('Transferencia hecha');
  await customer.reloads();
  await customer.sees('Transferencia hecha');
  await customer.goesBack();
  await customer.reads('Importe', /^$/);
}

export async function onPhone(customer: Customer): Promise<void> {
  await customer.browser.narrow();
  const fits = () =>
    customer.finds(
      'the page is as wide as a phone',
      'innerWidth === 390 && document.documentElement.scrollWidth <= 390',
    );
  await signIn(customer);
  await customer.sees('Últimos movimientos');
  await fits();
  await customer.opens(OWN);
  await fillOwnTransfer(customer);
  await fits();
  await continueToReview(customer);
  await fits();
  await customer.presses('button', 'Transferir $1,250.00 MXN');
  await customer.sees('Transferencia hecha');
  await fits();
}
