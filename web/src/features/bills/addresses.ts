import { PAYMENTS_HUB } from '../../payee-book/addresses';

export const SERVICE = '/bill-payments/service';
export const TOP_UP = '/bill-payments/mobile-top-up';

export const PAYMENTS = { to: PAYMENTS_HUB, label: 'Pagos' };
export const HISTORY = { to: '/transfers/history/payments', label: 'Ver mis pagos realizados' };
