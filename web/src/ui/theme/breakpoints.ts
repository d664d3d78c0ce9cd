/** In pixels. Mobile is below `md`: 767 and less. */
export const breakpoints = { sm: 480, md: 768, lg: 1024, xl: 4000 } as const;
