/** Names, the contact centre and every address outside the bank, in one place. */
export const brand = {
  product: 'Cenzontle',
  bank: 'Banco Cenzontle',
  /** The bank's institution number: its CLABEs begin with it. */
  bankId: '044',
  webBanking: 'Cenzontle web',
  mobileApp: 'Cenzontle móvil',
  /** Ten digits; shown (XX) XXXX XXXX. */
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
