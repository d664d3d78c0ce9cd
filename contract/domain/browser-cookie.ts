import * as z from 'zod/mini';

/** Cookie in the format of Playwright's `addCookies`. */
export const BrowserCookie = z.object({
  name: z.string(),
  value: z.string(),
  domain: z.string(),
  path: z.string(),
  httpOnly: z.boolean(),
  secure: z.boolean(),
  sameSite: z.literal('Strict'),
});
export type BrowserCookie = z.infer<typeof BrowserCookie>;
