import * as z from 'zod/mini';
import { c, routerOptions } from './domain/router';

export const Branch = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  postalCode: z.string(),
  hours: z.optional(z.string()),
  phone: z.optional(z.string()),
});
export type Branch = z.infer<typeof Branch>;

const base = '/locations/v1/locations/branches';

export const locations = c.router(
  {
    branches: {
      method: 'GET',
      path: base,
      query: z.strictObject({
        /** Part of the name of a branch, city or state, ignoring accents and case. */
        name: z.optional(z.string().check(z.maxLength(60))),
      }),
      responses: { 200: z.object({ data: z.array(Branch) }) },
      summary: 'Lists the bank’s branches, by city and name',
    },
    branch: {
      method: 'GET',
      path: `${base}/:branchId`,
      responses: { 200: Branch },
      summary: 'Returns a branch by its id',
    },
  },
  routerOptions('Branches', []),
);
