import * as z from 'zod/mini';
import { c, routerOptions } from './domain/router';

/** Visibility of a product. `productUrl` is a product slug, or `slug/key` for one account. */
export const ProductMasking = z.object({ productUrl: z.string(), showDesktop: z.boolean() });
export type ProductMasking = z.infer<typeof ProductMasking>;

export const TokenType = z.enum(['physical', 'virtual', 'none']);
export type TokenType = z.infer<typeof TokenType>;

export const customers = c.router(
  {
    preferences: {
      method: 'GET',
      path: '/customers/v2/customers/me/preferences',
      responses: { 200: z.object({ productMaskingConfiguration: z.array(ProductMasking) }) },
      summary: 'Lists the products that the customer shows or hides',
    },
    token: {
      method: 'GET',
      path: '/v1/security/quick-response-code/token/:customerKey',
      responses: { 200: z.object({ secTokenInq: z.object({ secTokenType: TokenType }) }) },
      summary: 'Returns the kind of security token that the customer has',
    },
  },
  routerOptions('Customer', []),
);
