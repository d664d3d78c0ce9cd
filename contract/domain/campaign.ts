import * as z from 'zod/mini';

/** SL credit line, TDC credit card, CLI limit increase, SPL personal loan, PR payroll loan. */
export const OfferedProduct = z.enum(['SL', 'TDC', 'CLI', 'SPL', 'PR']);
export type OfferedProduct = z.infer<typeof OfferedProduct>;

export const campaignSlugs = {
  SL: 'line',
  TDC: 'credit-card',
  CLI: 'line-increase',
  SPL: 'personal-loan',
  PR: 'loan',
} as const satisfies Record<OfferedProduct, string>;

export const hasAmountChoice = (product: OfferedProduct): product is 'SL' | 'SPL' | 'PR' =>
  product === 'SL' || product === 'SPL' || product === 'PR';

/** True for products paid out in one sum and repaid in equal instalments. */
export const isLoan = (product: OfferedProduct): product is 'SPL' | 'PR' =>
  product === 'SPL' || product === 'PR';

export const MAX_EMBOSSING_LENGTH = 21;

export const isEmbossingName = (name: string): boolean =>
  name.length <= MAX_EMBOSSING_LENGTH && /^[A-ZÑ]+( [A-ZÑ]+)+$/.test(name);

/** Returns the text in capitals, without accents but with ñ. */
export const toEmbossing = (text: string): string =>
  text
    .toUpperCase()
    .normalize('NFD')
    .replace(/(?<!N)\u0303|[\u0300-\u0302\u0304-\u036f]/g, '')
    .normalize('NFC');

export function embossingNameOf(name: string): string {
  return toEmbossing(name)
    .replace(/[^A-ZÑ ]/g, '')
    .split(/ +/)
    .filter((word) => word !== '')
    .reduce((text, word) => {
      const longer = text === '' ? word : `${text} ${word}`;
      return longer.length <= MAX_EMBOSSING_LENGTH ? longer : text;
    }, '');
}
