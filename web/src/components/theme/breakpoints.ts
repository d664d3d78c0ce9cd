/** Pixels. A phone is narrower than `md`. */
export const breakpoints = { sm: 480, md: 767, lg: 1024, xl: 4000 } as const;
