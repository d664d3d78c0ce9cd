import * as z from 'zod/mini';

/**
 * What the bank offers by itself: a line of credit (SL), a credit card (TDC), a higher limit of either (CLI), a
 * personal loan (SPL), and any other loan (PR), as one on the payroll.
 */
export const OfferedProduct = z.enum(['SL', 'TDC', 'CLI', 'SPL', 'PR']);
export type OfferedProduct = z.infer<typeof OfferedProduct>;

/** The page of each: `/campaigns/line`. */
export const campaignSlugs = {
  SL: 'line',
  TDC: 'credit-card',
  CLI: 'line-increase',
  SPL: 'personal-loan',
  PR: 'loan',
} as const satisfies Record<OfferedProduct, string>;

/** Of which the customer chooses how much and for how long. */
export const isChosen = (product: OfferedProduct): product is 'SL' | 'SPL' | 'PR' =>
  product === 'SL' || product === 'SPL' || product === 'PR';

/** Money that is paid out at once and paid back in equal instalments. */
export const isLoan = (product: OfferedProduct): product is 'SPL' | 'PR' =>
  product === 'SPL' || product === 'PR';

/** What a card has room for. */
export const EMBOSSING_MAX = 21;

/** The name on a card: capital letters without accents, one space between two words. */
export const isEmbossingName = (name: string): boolean =>
  name.length <= EMBOSSING_MAX && /^[A-ZÑ]+( [A-ZÑ]+)+$/.test(name);

/** In capitals and without marks of accents, as a card has it; the ñ stays. */
export const embossed = (text: string): string =>
  text
    .toUpperCase()
    .normalize('NFD')
    .replace(/(?<!N)\u0303|[\u0300-\u0302\u0304-\u036f]/g, '')
    .normalize('NFC');

/** A name as a card can have it, cut between words where it is too long. */
export function embossingNameOf(name: string): string {
  return embossed(name)
    .replace(/[^A-ZÑ ]/g, '')
    .split(/ +/)
    .filter((word) => word !== '')
    .reduce((kept, word) => {
      const longer = kept === '' ? word : `${kept} ${word}`;
      return longer.length <= EMBOSSING_MAX ? longer : kept;
    }, '');
}
