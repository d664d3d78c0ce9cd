/** Background tokens; the theme has a text color for each. */
export const tints = ['laguna', 'cempasuchil', 'nopal', 'grana', 'plumaje'] as const;
export type Tint = (typeof tints)[number];
