import type { Branch } from '#contract/locations';

const HOURS = 'Lunes a viernes de 9:00 a 16:00 h';

type Row = readonly [name: string, address: string, city: string, state: string, postalCode: string];

const rows: readonly Row[] = [
  [
    'Aguascalientes Centro',
    'Av. Francisco I. Madero 412, Centro',
    'Aguascalientes',
    'Aguascalientes',
    '20000',
  ],
  ['Cancún Nader', 'Av. Carlos Nader 61, Supermanzana 3', 'Cancún', 'Quintana Roo', '77500'],
  ['Coyoacán', 'Calle Francisco Sosa 28, Del Carmen', 'Ciudad de México', 'Ciudad de México', '04100'],
  ['Del Valle', 'Av. Félix Cuevas 318, Tlacoquemécatl', 'Ciudad de México', 'Ciudad de México', '03200'],
  ['Polanco', 'Av. Horacio 540, Polanco V Sección', 'Ciudad de México', 'Ciudad de México', '11560'],
  ['Reforma', 'Paseo de la Reforma 222, Juárez', 'Ciudad de México', 'Ciudad de México', '06600'],
  ['Guadalajara Chapultepec', 'Av. Chapultepec Sur 284, Americana', 'Guadalajara', 'Jalisco', '44160'],
  ['Zapopan Andares', 'Blvd. Puerta de Hierro 4965', 'Zapopan', 'Jalisco', '45116'],
  ['León Campestre', 'Blvd. Campestre 902, Jardines del Moral', 'León', 'Guanajuato', '37160'],
  ['Mérida Paseo Montejo', 'Paseo de Montejo 467, Centro', 'Mérida', 'Yucatán', '97000'],
  ['Monterrey San Jerónimo', 'Av. San Jerónimo 1010, San Jerónimo', 'Monterrey', 'Nuevo León', '64640'],
  ['San Pedro Valle', 'Av. Vasconcelos 345, Del Valle', 'San Pedro Garza García', 'Nuevo León', '66220'],
  ['Morelia Centro', 'Av. Madero Poniente 63, Centro', 'Morelia', 'Michoacán', '58000'],
  ['Oaxaca Reforma', 'Calz. Porfirio Díaz 240, Reforma', 'Oaxaca de Juárez', 'Oaxaca', '68050'],
  ['Puebla Angelópolis', 'Blvd. del Niño Poblano 2510', 'Puebla', 'Puebla', '72190'],
  ['Querétaro Centro Sur', 'Av. Fray Luis de León 8061', 'Querétaro', 'Querétaro', '76090'],
  ['Saltillo Norte', 'Blvd. Venustiano Carranza 2440', 'Saltillo', 'Coahuila', '25280'],
  ['San Luis Potosí Tangamanga', 'Av. Salvador Nava 3125', 'San Luis Potosí', 'San Luis Potosí', '78280'],
  ['Tijuana Zona Río', 'Paseo de los Héroes 9415, Zona Río', 'Tijuana', 'Baja California', '22010'],
  ['Veracruz Boca del Río', 'Blvd. Manuel Ávila Camacho 3200', 'Boca del Río', 'Veracruz', '94299'],
];

const collator = new Intl.Collator('es-MX');

/** Ids follow the order of `rows`: append new branches at the end. */
export const branches: readonly Branch[] = rows
  .map(([name, address, city, state, postalCode], index) => ({
    id: String(index + 1).padStart(3, '0'),
    ...{ name, address, city, state, postalCode },
    hours: HOURS,
  }))
  .toSorted((a, b) => collator.compare(a.city, b.city) || collator.compare(a.name, b.name));

export const branchOf = (id: string): Branch | undefined => branches.find((branch) => branch.id === id);
