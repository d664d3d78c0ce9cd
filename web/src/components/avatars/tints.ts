/** The grounds of circles: each has an ink of its own in the theme. */
export const tints = ['laguna', 'cempasuchil', 'nopal', 'grana', 'plumaje'] as const;
export type Tint = (typeof tints)[number];
