import { expect, test } from 'vitest';
import { illustratedProduct } from './OfferArt';

const offer = (image?: string) => ({
  productType: 'PR' as const,
  title: 'Crédito de nómina',
  ...(image !== undefined && { image }),
  shortDescription: 'Sin comisión por apertura.',
  offerAmount: { amount: 80_000, currency: 'MXN' as const },
});

test.each([
  ['personal-loan', 'SPL'],
  ['unknown-name', 'PR'],
  [undefined, 'PR'],
])('the image %s uses the illustration %s', (image, product) =>
  expect(illustratedProduct(offer(image))).toBe(product),
);
