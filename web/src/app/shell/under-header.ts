export const underHeader = {
  position: 'sticky',
  top: { base: '{sizes.headerMobile}', md: '{sizes.header}' },
  zIndex: 'sticky',
} as const;
