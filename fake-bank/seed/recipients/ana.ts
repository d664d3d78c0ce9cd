import { clabe } from '#contract/domain/clabe';
import { accountNumber } from '../accounts';
import { magicRecipients } from './magic';
import {
  amex,
  card,
  loan,
  mortgage,
  otherBank,
  otherBankCard,
  type SeedRecipient,
  sameBank,
} from './seed-recipient';

/** One of every kind and status. */
export const anaRecipients: readonly SeedRecipient[] = [
  otherBank(clabe('012', '320', '01548823019'), {
    key: 'ana-mama',
    alias: 'Mamá',
    name: ['Guadalupe', 'Reyes', 'Montiel'],
    paid: { movement: 'SPEI enviado: para mamá', message: 'Para mamá' },
  }),
  otherBank(clabe('072', '180', '00873301245'), {
    key: 'ana-casero',
    alias: 'Renta del estudio',
    name: ['Ernesto', 'Luján', 'Cárdenas'],
    paid: { movement: 'SPEI enviado: renta del estudio', message: 'Renta del estudio' },
  }),
  sameBank(accountNumber('luis-cheques', '4107'), {
    key: 'ana-luis',
    alias: 'Luis',
    name: ['Luis', 'Barrera', 'Cota'],
    paid: { movement: 'Transferencia a Luis: Cena del viernes', message: 'Cena del viernes' },
  }),
  sameBank(accountNumber('sofia-cheques', '3390'), {
    key: 'ana-sofia',
    alias: 'Sofía',
    name: ['Sofía', 'Arredondo', 'Peña'],
    paid: { movement: 'Transferencia a Sofía: Boletos del concierto', message: 'Boletos del concierto' },
  }),
  sameBank(accountNumber('carmen-cheques', '1500'), {
    key: 'ana-carmen',
    alias: 'Carmen Villaseñor',
    name: ['Carmen', 'Villaseñor', 'Ibarra'],
    paid: {
      movement: 'Transferencia a Carmen Villaseñor: Depósito del local',
      message: 'Depósito del local',
    },
  }),
  sameBank('5512340987', { key: 'ana-tia', alias: 'Tía Ñeca', name: ['Hortensia', 'Herrera', 'Solís'] }),
  otherBank(clabe('014', '680', '56704418832'), {
    key: 'ana-dentista',
    alias: 'Dentista',
    name: ['Álvaro', 'Quintana', 'Ríos'],
    paid: { movement: 'SPEI enviado a Dentista: Limpieza dental', message: 'Limpieza dental' },
  }),
  otherBank(clabe('638', '010', '00019283746'), {
    key: 'ana-gimnasio',
    alias: 'Gimnasio',
    name: 'Gimnasio Punto Alto',
    status: 'INACTIVE',
  }),
  otherBank(clabe('036', '700', '20481937750'), {
    key: 'ana-agencia',
    alias: 'Agencia de autos',
    name: 'Autos del Potosí',
    status: 'BLOCKED',
  }),
  otherBankCard('012', '5200828282828210', {
    key: 'ana-primo',
    alias: 'Primo Toño',
    name: ['Antonio', 'Herrera', 'Luna'],
  }),
  otherBankCard('638', '3312457890', {
    key: 'ana-vecina',
    alias: 'Vecina',
    name: ['Rosa', 'Ávila', 'Núñez'],
  }),
  card('002', '4111111111111111', {
    key: 'ana-visa',
    alias: 'Mi otra tarjeta',
    name: ['Ana Lucía', 'Herrera', 'Reyes'],
    paid: { movement: 'Pago de Mi otra tarjeta' },
  }),
  card('044', '5555555555554444', {
    key: 'ana-tarjeta-luis',
    alias: 'Tarjeta de Luis',
    name: ['Luis', 'Barrera', 'Cota'],
  }),
  amex('014', '378282246310005', {
    key: 'ana-amex',
    alias: 'Amex de papá',
    name: ['Raúl', 'Herrera', 'Solís'],
    paid: { movement: 'Pago de Amex de papá' },
  }),
  loan('18004417725', {
    key: 'ana-credito-hermano',
    alias: 'Crédito de mi hermano',
    name: ['Iván', 'Herrera', 'Reyes'],
  }),
  mortgage('000018273645', {
    key: 'ana-hipoteca-papas',
    alias: 'Casa de mis papás',
    name: ['Raúl', 'Herrera', 'Solís'],
  }),
  ...magicRecipients,
];
