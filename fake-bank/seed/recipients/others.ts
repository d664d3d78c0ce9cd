import { clabe } from '#contract/domain/clabe';
import { accountNumber } from '../accounts';
import { amex, card, loan, mortgage, otherBank, type SeedRecipient, sameBank } from './seed-recipient';

export const luisRecipients: readonly SeedRecipient[] = [
  otherBank(clabe('127', '580', '00130098842'), {
    key: 'luis-casera',
    alias: 'Renta',
    name: ['Bertha', 'Cisneros', 'Leal'],
    paid: { movement: 'SPEI enviado: renta', message: 'Renta' },
  }),
  sameBank(accountNumber('ana-nomina', '4821'), {
    key: 'luis-ana',
    alias: 'Ana',
    name: ['Ana Lucía', 'Herrera', 'Reyes'],
    paid: { movement: 'Transferencia a Ana: Mi parte de la cena', message: 'Mi parte de la cena' },
  }),
  card('014', '5105105105105100', {
    key: 'luis-mastercard',
    alias: 'Tarjeta del taller',
    name: 'Talleres Aurora',
  }),
];

/** Sofía has a virtual token: saving a recipient also requires a QR code. */
export const sofiaRecipients: readonly SeedRecipient[] = [
  otherBank(clabe('012', '180', '01194420071'), {
    key: 'sofia-casero',
    alias: 'Departamento',
    name: ['Julián', 'Cortés', 'Vela'],
    paid: { movement: 'SPEI enviado: renta', message: 'Renta' },
  }),
  sameBank(accountNumber('ana-nomina', '4821'), {
    key: 'sofia-ana',
    alias: 'Ana',
    name: ['Ana Lucía', 'Herrera', 'Reyes'],
  }),
];

/** Diego has no token, so he cannot pay these recipients. */
export const diegoRecipients: readonly SeedRecipient[] = [
  otherBank(clabe('021', '650', '04055120937'), {
    key: 'diego-casero',
    alias: 'Renta',
    name: ['Felipe', 'Zamora', 'Bravo'],
    paid: { movement: 'SPEI enviado: renta', message: 'Renta' },
  }),
  sameBank(accountNumber('renata-cheques', '6623'), {
    key: 'diego-renata',
    alias: 'Renata',
    name: ['Renata', 'Ibáñez', 'Coss'],
  }),
];

export const elenaRecipients: readonly SeedRecipient[] = [
  otherBank(clabe('030', '225', '90000214487'), {
    key: 'elena-hija',
    alias: 'Mi hija',
    name: ['Paulina', 'Duarte', 'Quiroz'],
  }),
];

export const jorgeRecipients: readonly SeedRecipient[] = [
  otherBank(clabe('058', '580', '00270013365'), {
    key: 'jorge-bodega',
    alias: 'Bodega',
    name: 'Bodegas del Norte',
    paid: { movement: 'SPEI enviado a Bodega: Renta de bodega', message: 'Renta de bodega' },
  }),
  sameBank(accountNumber('carmen-cheques', '1500'), {
    key: 'jorge-carmen',
    alias: 'Carmen',
    name: ['Carmen', 'Villaseñor', 'Ibarra'],
  }),
  amex('014', '371449635398431', { key: 'jorge-amex', alias: 'Amex', name: ['Jorge', 'Olvera', 'Tapia'] }),
];

export const renataRecipients: readonly SeedRecipient[] = [
  otherBank(clabe('072', '910', '01102248893'), {
    key: 'renata-casera',
    alias: 'Renta',
    name: ['Irma', 'Canul', 'Pech'],
    paid: { movement: 'SPEI enviado: renta', message: 'Renta' },
  }),
  sameBank(accountNumber('bruno-cheques', '2806'), {
    key: 'renata-bruno',
    alias: 'Bruno',
    name: ['Bruno', 'Escalante', 'Mora'],
  }),
];

export const brunoRecipients: readonly SeedRecipient[] = [
  otherBank(clabe('137', '905', '10440093318'), {
    key: 'bruno-casero',
    alias: 'Renta',
    name: ['Víctor', 'Lagunes', 'Sosa'],
    paid: { movement: 'SPEI enviado: renta', message: 'Renta' },
  }),
  sameBank(accountNumber('renata-cheques', '6623'), {
    key: 'bruno-renata',
    alias: 'Renata',
    name: ['Renata', 'Ibáñez', 'Coss'],
  }),
];

export const valeriaRecipients: readonly SeedRecipient[] = [
  otherBank(clabe('014', '420', '65509173384'), {
    key: 'valeria-harinas',
    alias: 'Harinas',
    name: 'Harinas El Molino',
    paid: { movement: 'SPEI enviado: Harinas El Molino', message: 'Harina' },
  }),
  otherBank(clabe('012', '420', '01577340028'), {
    key: 'valeria-local',
    alias: 'Renta del local',
    name: 'Inmobiliaria Las Torres',
    paid: { movement: 'SPEI enviado: renta del local', message: 'Renta del local' },
  }),
  sameBank(accountNumber('luis-cheques', '4107'), {
    key: 'valeria-luis',
    alias: 'Luis mecánico',
    name: ['Luis', 'Barrera', 'Cota'],
  }),
  loan('420771029934', {
    key: 'valeria-horno',
    alias: 'Crédito del horno',
    name: ['Valeria', 'Montemayor', 'Garza'],
  }),
  mortgage('000071204458', { key: 'valeria-casa', alias: 'Casa', name: ['Valeria', 'Montemayor', 'Garza'] }),
];
