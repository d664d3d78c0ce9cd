import type { Customer } from './customer';
import { signIn } from './sign-in';

export async function home(customer: Customer): Promise<void> {
  await signIn(customer);
  for (const part of ['Esta semana', 'Envíale a', 'Últimos movimientos', 'Tus gastos de noviembre'])
    await customer.sees(part);
  await customer.sees('$48,315.62');
  await customer.finds(
    'the meters are there',
    "document.querySelectorAll('[role=meter],meter').length === 2",
  );
  await customer.presses('button', 'Ocultar saldos');
  await customer.seesNo('$48,315.62');
  await customer.reloads();
  await customer.sees('Saldo oculto');
  await customer.seesNo(/\$\d/);
  await customer.presses('button', 'Mostrar saldos');
  await customer.sees('$48,315.62');
}

export async function signingOut(customer: Customer): Promise<void> {
  await signIn(customer);
  await customer.presses('link', 'Cerrar sesión');
  await customer.isAt(/\/logged-out$/);
  await customer.sees('Por seguridad, tu sesión finalizó');
  await customer.goesBack();
  await customer.isAt(/\/login/);
  await customer.seesNo('$48,315.62');
}
