/** What is no more than its icon, as large as a finger: a button or a link. */
export const iconButtonStyles = {
  display: 'grid',
  placeItems: 'center',
  boxSize: 'target',
  borderRadius: 'control',
  _hover: { bg: 'bg.muted' },
  _print: { display: 'none' },
} as const;
