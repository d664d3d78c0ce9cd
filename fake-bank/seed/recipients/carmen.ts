import { clabe } from '#contract/domain/clabe';
import { accountNumber } from '../accounts';
import { card, loan, mortgage, otherBank, type SeedRecipient, sameBank } from './seed-recipient';

/** One per limit. */
export const carmenRecipients: readonly SeedRecipient[] = [
  otherBank(clabe('072', '580', '00412290076'), {
    key: 'carmen-administracion',
    alias: 'Administración',
    name: 'Administradora Cerro Alto',
    paid: { movement: 'SPEI enviado: administración', message: 'Administración' },
  }),
  otherBank(clabe('002', '180', '07005518824'), {
    key: 'carmen-proveedor',
    alias: 'Telas',
    name: 'Telas y Blancos Rebozo',
    paid: { movement: 'SPEI enviado: proveedores', message: 'Pedido de telas' },
  }),
  sameBank(accountNumber('ana-nomina', '4821'), {
    key: 'carmen-ana',
    alias: 'Ana Lucía',
    name: ['Ana Lucía', 'Herrera', 'Reyes'],
    paid: { movement: 'Transferencia a Ana Lucía: Diseño del local', message: 'Diseño del local' },
  }),
  card('012', '4012888888881881', {
    key: 'carmen-visa',
    alias: 'Tarjeta de viajes',
    name: ['Carmen', 'Villaseñor', 'Ibarra'],
  }),
  loan('32001183390', {
    key: 'carmen-credito',
    alias: 'Crédito de Pablo',
    name: ['Pablo', 'Villaseñor', 'Rangel'],
  }),
  mortgage('000055102938', {
    key: 'carmen-hipoteca',
    alias: 'Casa de Pablo',
    name: ['Pablo', 'Villaseñor', 'Rangel'],
  }),
];
