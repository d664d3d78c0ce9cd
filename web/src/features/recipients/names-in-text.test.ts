import { expect, test } from 'vitest';
import { namesInText } from './names-in-text';

const institutions = [
  { id: '012', name: 'BBVA México' },
  { id: '072', name: 'Banorte' },
];

test.each([
  ['a nombre de Laura Gómez Ruiz, gracias', 'Laura', 'Gómez', 'Ruiz', 'Laura Gómez'],
  ['Titular: LAURA GÓMEZ RUIZ BBVA 012180015784512348', 'Laura', 'Gómez', 'Ruiz', 'Laura Gómez'],
  ['CLABE 012 180\nNombre: Laura Gómez\nBanco: BBVA', 'Laura', 'Gómez', '', 'Laura Gómez'],
  [
    'va a nombre de Ana María de la Luz Pérez. Besos',
    'Ana María',
    'de la Luz',
    'Pérez',
    'Ana María de la Luz',
  ],
  ['beneficiaria Laura y gracias', 'Laura', '', '', 'Laura'],
  ['a nombre de José Luis Peña D’Acosta Banorte', 'José Luis', 'Peña', 'DAcosta', 'José Luis Peña'],
])('reads the names in %j', (text, name, lastName, secondLastName, alias) =>
  expect(namesInText(text, institutions)).toEqual({ name, lastName, secondLastName, alias }),
);

test.each([
  'Hola, soy Laura: 012180015784512348',
  'a nombre de mi mamá',
  'nombre: 012180015784512348',
  'el renombre de Laura',
])('reads no name in %j', (text) => expect(namesInText(text, institutions)).toBeUndefined());
