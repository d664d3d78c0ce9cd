const OFFERS: Readonly<Record<string, string>> = {
  '40010001': 'ana-oferta-1',
  '40010002': 'carmen-oferta-1',
  '40010003': 'luis-oferta-1',
  '40010004': 'sofia-oferta-1',
  '40010005': 'diego-oferta-1',
  '40010009': 'renata-oferta-1',
  '40010010': 'bruno-oferta-1',
};

/** Local storage in which each customer's first offer has used up its automatic openings. */
export const suppressedOffers: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(OFFERS).map(([customer, offerKey]) => [
    `campaignCounter:${customer}`,
    JSON.stringify({ offerKey, count: 3 }),
  ]),
);
