import * as z from 'zod/mini';
import { c, routerOptions } from './domain/router';

export const User = z.object({
  name: z.string(),
  dateLastLogin: z.nullable(z.iso.datetime({ offset: true })),
  key: z.string(),
});
export type User = z.infer<typeof User>;

export const session = c.router(
  {
    user: {
      method: 'GET',
      path: '/user',
      responses: { 200: User },
      summary: 'Returns the signed-in customer; keeps the session alive',
    },
    logout: {
      method: 'GET',
      path: '/logout',
      responses: { 204: c.noBody() },
      summary: 'Ends the session in every tab',
    },
    initSession: {
      method: 'GET',
      path: '/initSession',
      responses: { 200: z.object({ csid: z.string() }) },
      summary: 'Exchanges the sign-in cookie for a token and an anti-forgery value, returned as headers',
      metadata: { authentication: 'cookie' },
    },
  },
  routerOptions('Session', []),
);
