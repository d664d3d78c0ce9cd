import {
  ArrowLeftRight,
  Building2,
  CreditCard,
  FileClock,
  FileText,
  History,
  House,
  Landmark,
  LogOut,
  type LucideIcon,
  ReceiptText,
  Settings2,
  Smartphone,
  TrendingUp,
  User,
} from 'lucide-react';
import { brand } from '#contract/brand';
import { SETTINGS } from '#web/lib/addresses/settings.ts';
import { SUMMARY } from '#web/lib/addresses/summary.ts';
import type { Flag } from '#web/lib/environment/flags.ts';

export type Action = {
  to: string;
  title: string;
  detail: string;
  icon: LucideIcon;
  words: readonly string[];
  flag?: Flag;
};

type Row = readonly [to: string, title: string, detail: string, icon: LucideIcon, words: string, flag?: Flag];

const rows: readonly Row[] = [
  [
    '/transfers/my-own-accounts',
    'Transferir entre mis cuentas',
    'Al momento y sin comisión',
    ArrowLeftRight,
    'traspaso pasar mover dinero propias',
  ],
  [
    '/third-parties/spei',
    'Transferir a otro banco',
    'Por SPEI, a cualquier hora',
    Landmark,
    'enviar mandar dinero spei clabe interbancaria',
  ],
  [
    '/third-parties/same-bank',
    `Transferir a una cuenta ${brand.product}`,
    'Al momento y sin comisión',
    User,
    'enviar mandar dinero mismo banco',
  ],
  [
    '/transfers/credits/merchant-selection',
    'Pagar un servicio',
    'Luz, agua, gas, internet',
    ReceiptText,
    'recibo factura telefono televisión escuela colegiatura',
  ],
  [
    '/bill-payments/mobile-top-up?billtype=MOBILETOPUP',
    'Recargar tiempo aire',
    'A cualquier celular',
    Smartphone,
    'recarga saldo teléfono',
  ],
  [
    `${SETTINGS}/limits/admin`,
    'Cambiar límites',
    'Por operación',
    Settings2,
    'subir bajar aumentar máximo tope',
  ],
  [
    '/hubs/cards',
    'Pagar una tarjeta',
    'Tuya o de alguien más',
    CreditCard,
    'crédito deuda amex american express',
  ],
  [
    '/third-parties/credits',
    'Pagar un crédito de alguien más',
    'Personal o hipotecario',
    CreditCard,
    'préstamo hipoteca',
  ],
  [
    '/bill-payments/tax-sat',
    'Pagar impuestos SAT',
    'Con línea de captura',
    Landmark,
    'hacienda federales isr iva',
  ],
  [
    '/bill-payments/tax-cdmx',
    'Pagar a la Ciudad de México',
    'Predial, agua, tenencia',
    Building2,
    'cdmx impuestos línea de captura multas',
  ],
  ['/hubs/taxes', 'Impuestos', 'SAT y Ciudad de México', Landmark, 'pagar cdmx hacienda', 'taxHub'],
  ['/bill-payments/activation', 'Activar el pago de impuestos', 'Una sola vez', Landmark, 'sat federales'],
  [
    '/settings/statements/account',
    'Estados de cuenta',
    'PDF y XML de cada mes',
    FileText,
    'descargar documentos corte',
  ],
  [
    '/settings/statements/fiscal',
    'Constancias fiscales',
    'Para tu declaración',
    ReceiptText,
    'impuestos descargar retenciones sat',
  ],
  [`${SETTINGS}/limits`, 'Límites de operación', 'Cuánto puedes mover', Settings2, 'máximo tope monto'],
  [
    '/investments/unique',
    'Invertir en Cuenta Única',
    'Pagaré o CEDE, en tu contrato Cuenta Única',
    TrendingUp,
    'inversión pagaré rendimiento',
  ],
  [
    '/investments/values',
    'Invertir en Valores',
    'Pagaré o CEDE, en tu contrato de Valores',
    TrendingUp,
    'inversión cetes rendimiento',
  ],
  [
    '/mutual-funds/execute',
    'Comprar o vender fondos',
    'Fondos de inversión',
    TrendingUp,
    'invertir inversión títulos',
  ],
  [
    '/mutual-funds/history',
    'Inversiones programadas',
    'Compras y ventas de fondos',
    History,
    'operaciones historial',
  ],
  [
    '/saving-programs',
    'Programas de ahorro',
    'Lo que ahorras cada cierto tiempo',
    TrendingUp,
    'ahorrar apartado meta',
    'savingsAdmin',
  ],
  [
    '/preauthorized-payments',
    'Domiciliaciones',
    'Cargos automáticos',
    ReceiptText,
    'domiciliar domiciliados recurrentes cancelar suscripción',
  ],
  [
    '/preauthorized-payments/enable',
    'Activar o desactivar cargos',
    'Domiciliaciones',
    ReceiptText,
    'automáticos suspender',
  ],
  [
    '/transfers/recipients/create',
    'Agregar una cuenta',
    'De quien le envías dinero',
    User,
    'nuevo destinatario persona contacto beneficiario clabe alta',
  ],
  [
    '/transfers/cards/create',
    'Agregar una tarjeta',
    'De alguien más',
    CreditCard,
    'nueva destinatario alta amex',
  ],
  [
    '/transfers/credits/create',
    'Agregar un crédito',
    'De alguien más',
    CreditCard,
    'nuevo destinatario préstamo hipoteca alta',
  ],
  [
    '/hubs/payments/services',
    'Servicios guardados',
    'Los que pagas',
    ReceiptText,
    'recibos administrar editar eliminar',
  ],
  [
    '/hubs/payments/mobile-top-up',
    'Celulares guardados',
    'Los que recargas',
    Smartphone,
    'números administrar editar eliminar tiempo aire',
  ],
  [
    '/transfers/history/transactions',
    'Transferencias realizadas',
    'Hechas y programadas',
    History,
    'comprobante historial registros spei cancelar rechazada fallida falló devuelta',
  ],
  [
    '/transfers/history/payments',
    'Pagos realizados',
    'Servicios, recargas e impuestos',
    History,
    'comprobante historial registros rechazado fallido falló devuelto',
  ],
  ['/hubs/history', 'Historial de tus cuentas', 'Movimientos de cada cuenta', History, 'registros'],
  [
    `${SETTINGS}/portable-payroll`,
    'Portabilidad de nómina',
    'Trae tu sueldo',
    ArrowLeftRight,
    'salario cambiar banco configuración',
  ],
  [
    '/settings/activity-log',
    'Registro de actividad',
    'Lo que se hizo en tu nombre',
    FileClock,
    'seguridad accesos bitácora',
  ],
  [SUMMARY, 'Mis cuentas', 'Saldos y productos', House, 'inicio resumen quincena'],
  [
    '/hubs/transfers',
    'Transferencias',
    'A quién le envías',
    ArrowLeftRight,
    'personas guardadas destinatarios',
  ],
  ['/hubs/payments', 'Pagos', 'Lo que tienes por pagar', ReceiptText, 'pagar recibos'],
  ['/signout', 'Cerrar sesión', 'Salir de tu banca', LogOut, 'desconectar terminar'],
];

/** Searchable pages, most used first. */
export const actions: readonly Action[] = rows.map(([to, title, detail, icon, keywords, flag]) => ({
  to,
  title,
  detail,
  icon,
  words: [keywords],
  ...(flag && { flag }),
}));

export const CREATE_RECIPIENT = '/transfers/recipients/create';
