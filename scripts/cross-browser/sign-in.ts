import type { Customer } from './customer';

/** Her first offer has shown by itself as often as it may: it would stand over what a job presses. */
const HUSH = `(() => {
  localStorage.setItem('campaignCounter:40010001', '{"offerKey":"ana-oferta-1","count":3}');
  return true;
})()`;

/** Ana signs in with her user and password, and is where `path` leads. */
export async function signIn(customer: Customer, path?: string): Promise<void> {
  await customer.opens('signin');
  await customer.isAt(/\/login/);
  await customer.types('Usuario', 'ana');
  await customer.types('Contraseña', 'demo');
  await customer.finds('no offer will show', HUSH);
  await customer.presses('button', 'Entrar');
  await customer.sees('Mis cuentas');
  if (path) await customer.opens(path);
}

export async function sign(customer: Customer): Promise<void> {
  await customer.types('Clave de seguridad', '318204');
}
