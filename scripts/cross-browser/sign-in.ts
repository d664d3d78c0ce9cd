import type { Customer } from './customer';

/** Exhausts the first offer's display count, so that its dialog does not cover the page. */
const SUPPRESS_OFFERS = `(() => {
  localStorage.setItem('campaignCounter:40010001', '{"offerKey":"ana-oferta-1","count":3}');
  return true;
})()`;

export async function signIn(customer: Customer, path?: string): Promise<void> {
  await customer.opens('signin');
  await customer.isAt(/\/login/);
  await customer.types('Usuario', 'ana');
  await customer.types('Contraseña', 'demo');
  await customer.finds('no offer will show', SUPPRESS_OFFERS);
  await customer.presses('button', 'Entrar');
  await customer.sees('Mis cuentas');
  if (path) await customer.opens(path);
}

export async function sign(customer: Customer): Promise<void> {
  await customer.types('Clave de seguridad', '318204');
}
