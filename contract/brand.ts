export const brand = {
  product: 'Cenzontle',
  bank: 'Banco Cenzontle',
  /** Institution number: the first three digits of the bank's CLABEs. */
  bankId: '044',
  rfc: 'BCE260101CZ1',
  /** First six digits of the bank's debit cards; no card brand uses them. */
  cardPrefix: '589900',
  webBanking: 'Cenzontle web',
  mobileApp: 'Cenzontle móvil',
  phone: '5500000000',
  survey: 'https://example.com/cenzontle/opinion',
  mobileAppUrl: 'https://example.com/cenzontle/app',
  privacy: 'https://example.com/cenzontle/privacidad',
  security: 'https://example.com/cenzontle/seguridad',
  terms: 'https://example.com/cenzontle/terminos',
  previousVersion: {
    test: {
      desktop: 'https://test.example.com/cenzontle/anterior',
      mobile: 'https://test.example.com/cenzontle/anterior/movil',
    },
    production: {
      desktop: 'https://example.com/cenzontle/anterior',
      mobile: 'https://example.com/cenzontle/anterior/movil',
    },
  },
} as const;
