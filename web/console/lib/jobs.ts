const titles: Readonly<Record<string, string>> = {
  'annual-fee': 'Anualidad de tarjeta',
  'card-ready': 'Tarjeta lista en sucursal',
  'credit-charge': 'Cargo de un crédito',
  'direct-debit': 'Domiciliación',
  'fund-valuation': 'Valuación de un fondo',
  'investment-payment': 'Pago de una inversión a plazo',
  'line-end': 'Fin de una línea de crédito',
  'payroll-portability': 'Respuesta de portabilidad de nómina',
  'recipient-activation': 'Activación de un destinatario',
  'saving-program': 'Aportación a un programa de ahorro',
  'scheduled-bill-payment': 'Pago de servicio programado',
  'scheduled-fund-operation': 'Operación de fondo programada',
  'scheduled-third-party': 'Transferencia a otra persona programada',
  'scheduled-transfer': 'Transferencia entre cuentas programada',
  'third-party-outcome': 'Resultado de un SPEI',
};

/** Returns the kind itself for kinds without a title. */
export const jobTitle = (kind: string): string => titles[kind] ?? kind;
