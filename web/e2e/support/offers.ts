import type { BrowserContext } from '@playwright/test';

/** Who is offered something, by their key, and the offer that shows by itself. */
const first: Readonly<Record<string, string>> = {
  '40010001': 'ana-oferta-1',
  '40010002': 'carmen-oferta-1',
  '40010003': 'luis-oferta-1',
  '40010004': 'sofia-oferta-1',
  '40010005': 'diego-oferta-1',
  '40010009': 'renata-oferta-1',
  '40010010': 'bruno-oferta-1',
};

/** Their first offers have shown by themselves as often as they may. */
export async function hushOffers(context: BrowserContext): Promise<void> {
  await context.addInitScript((offers) => {
    // What is of no site keeps nothing.
    if (origin === 'null') return;
    for (const [customer, offerKey] of Object.entries(offers))
      localStorage.setItem(`campaignCounter:${customer}`, JSON.stringify({ offerKey, count: 3 }));
  }, first);
}
