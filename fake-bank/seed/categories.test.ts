import { expect, test } from 'vitest';
import { categoryOf } from './categories';

test.each([
  ['cards', 'Súper La Milpa', 'groceries'],
  ['cards', 'Café Colibrí', 'restaurants'],
  ['cards', 'Viaje en taxi', 'transport'],
  ['cards', 'Librería El Quetzal', 'shopping'],
  ['cards', 'Cine Ollin', 'leisure'],
  ['payroll', 'Aguinaldo', 'payroll'],
  ['services', 'Recibo de luz', 'services'],
  ['cash', 'Retiro en cajero', 'cash'],
  ['interest', 'Intereses del mes', 'credit'],
  ['interest', 'Intereses de pagaré', 'investment'],
  ['taxes', 'ISR de CEDE', 'investment'],
  ['bank:taxes:MXN', 'ISR de CEDE', 'investment'],
  ['taxes', 'Predial de la Ciudad de México', 'home'],
  ['spei', 'SPEI enviado: renta', 'home'],
  ['spei', 'SPEI recibido: cuenta de la cena', 'people'],
  ['spei', 'Pago recibido. Gracias', 'credit'],
  ['ana-tarjeta', 'Pago de tarjeta de crédito', 'credit'],
  ['ana-valores', 'Apertura de CEDE', 'investment'],
  ['ana-ahorro', 'Traspaso a ahorro', 'other'],
  ['opening', 'Saldo inicial', 'other'],
])('the category of %s, %s is %s', (counterpart, description, category) => {
  expect(categoryOf(counterpart, description)).toBe(category);
});
