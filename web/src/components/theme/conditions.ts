/** Chakra conditions in use. With its hundred, all scanned per style, styling takes a phone twice as long. */
export const conditions = {
  backdrop: '&::backdrop',
  before: '&::before',
  checked: '&:is(:checked, [data-checked], [aria-checked=true], [data-state=checked])',
  dark: '.dark &, .dark .chakra-theme:not(.light) &',
  disabled: '&:is(:disabled, [disabled], [data-disabled], [aria-disabled=true])',
  empty: '&:is(:empty, [data-empty])',
  focus: '&:is(:focus, [data-focus])',
  focusVisible: '&:is(:focus-visible, [data-focus-visible])',
  hidden: '&:is([hidden], [data-hidden])',
  highContrast: '@media (forced-colors: active)',
  hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])'],
  motionSafe: '@media (prefers-reduced-motion: no-preference)',
  open: '&:is([open], [data-open], [data-state=open])',
  placeholder: '&::placeholder, &[data-placeholder]',
  print: '@media print',
};
