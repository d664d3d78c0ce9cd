export const iconButtonStyles = {
  display: 'grid',
  placeItems: 'center',
  boxSize: 'target',
  borderRadius: 'control',
  _hover: { bg: 'bg.muted' },
  _print: { display: 'none' },
} as const;
