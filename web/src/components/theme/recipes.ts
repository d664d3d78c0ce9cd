import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { alert } from './alert-recipe';
import { NARROW } from './container';
import { dataList } from './data-list-recipe';
import { dialog } from './dialog-recipe';

const DISABLED = '&:is(:disabled, [aria-disabled=true]):not([data-busy])';
const disabledStyles = {
  bg: 'bg.muted',
  color: 'fg.subtle',
  borderColor: 'transparent',
  cursor: 'not-allowed',
};

const button = defineRecipe({
  base: {
    colorPalette: 'accent',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    borderRadius: 'control',
    borderWidth: '1.5px',
    borderStyle: 'solid',
    borderColor: 'transparent',
    textStyle: 'label',
    lineHeight: '1.2',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: 'background {durations.quick} {easings.out}',
    [DISABLED]: { ...disabledStyles, _hover: disabledStyles },
    '&[data-busy]': { cursor: 'progress' },
    _print: { display: 'none' },
  },
  variants: {
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.onSolid',
        _hover: { bg: 'colorPalette.solidHover' },
      },
      outline: {
        bg: 'bg.panel',
        color: 'fg',
        borderColor: 'border.emphasized',
        _hover: { bg: 'bg.subtle' },
      },
      subtle: { bg: 'colorPalette.muted', color: 'colorPalette.fg' },
      ghost: {
        color: 'colorPalette.fg',
        _hover: { bg: 'bg.muted' },
        [DISABLED]: { ...disabledStyles, bg: 'transparent', _hover: { bg: 'transparent' } },
      },
    },
    size: {
      md: { minHeight: 'control', px: '5', py: '2' },
      sm: { minHeight: 'target', minWidth: 'target', px: '4', py: '2' },
    },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});

/** The color repeats the meaning of the text. */
const badge = defineRecipe({
  base: {
    colorPalette: 'neutral',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    px: '2',
    py: '2px',
    borderRadius: 'tag',
    fontSize: '0.8125rem',
    lineHeight: '1.54',
    fontWeight: '600',
    bg: 'colorPalette.subtle',
    color: 'colorPalette.fg',
  },
});

const link = defineRecipe({
  base: { color: 'accent.fg' },
  variants: {
    variant: {
      underline: {
        textDecoration: 'underline',
        textUnderlineOffset: '3px',
        textDecorationThickness: '1px',
        _hover: { textDecorationThickness: '2px' },
      },
      plain: {
        display: 'inline-flex',
        alignItems: 'center',
        gap: '2',
        minHeight: 'target',
        minWidth: 'target',
        fontSize: '0.875rem',
        fontWeight: '600',
        textDecoration: 'none',
      },
    },
  },
  defaultVariants: { variant: 'underline' },
});

const text = defineRecipe({ base: { textStyle: 'body.md', color: 'fg' } });

const heading = defineRecipe({
  variants: {
    size: {
      md: { textStyle: 'heading.md' },
      lg: { textStyle: 'heading.lg' },
      xl: { textStyle: 'heading.xl' },
    },
  },
  defaultVariants: { size: 'md' },
});

const control = {
  width: '100%',
  minHeight: 'control',
  px: '14px',
  py: '10px',
  color: 'fg',
  bg: 'bg.panel',
  borderWidth: '1.5px',
  borderStyle: 'solid',
  borderColor: 'border.emphasized',
  borderRadius: 'control',
  fontSize: '1rem',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '&:is([aria-invalid=true], [data-invalid], :has([aria-invalid=true]))': {
    borderColor: 'danger.border',
    boxShadow: 'inset 0 0 0 1px {colors.danger.border}',
  },
} as const;

const input = defineRecipe({ base: control });

const skeleton = defineRecipe({
  base: {
    display: 'block',
    borderRadius: 'tag',
    height: '1em',
    bg: 'bg.muted',
    _motionSafe: {
      backgroundImage:
        'linear-gradient(100deg, {colors.bg.muted} 40%, {colors.bg.subtle} 50%, {colors.bg.muted} 60%)',
      backgroundSize: '220% 100%',
      animation: 'shimmer 1.4s linear infinite',
    },
  },
});

const spinner = defineRecipe({
  base: {
    display: 'inline-block',
    flex: 'none',
    boxSize: '18px',
    borderRadius: 'full',
    borderWidth: '2px',
    borderStyle: 'solid',
    borderColor: 'currentColor',
    borderRightColor: 'transparent',
    animation: 'spin 0.8s linear infinite',
  },
});

/** A value may be drawn over the field, in the same grid cell. */
const nativeSelect = defineSlotRecipe({
  slots: ['root', 'field', 'indicator'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      position: 'relative',
      maxWidth: '100%',
      minWidth: '0',
      '& > *': { gridArea: '1 / 1' },
    },
    field: {
      appearance: 'none',
      textOverflow: 'ellipsis',
      // WebKit would widen the page for a long option.
      overflow: 'hidden',
      '& option': { color: 'fg', bg: 'bg.panel' },
    },
    indicator: {
      alignSelf: 'center',
      justifySelf: 'end',
      me: '14px',
      pointerEvents: 'none',
      color: 'fg.muted',
    },
  },
  variants: {
    variant: {
      outline: { root: { width: '100%' }, field: { ...control, pe: '12' } },
      ghost: {
        field: {
          minHeight: 'target',
          ps: '3',
          pe: '36px',
          borderRadius: 'control',
          color: 'fg',
          bg: 'transparent',
          textStyle: 'heading.md',
          // Scales down to fit between the buttons with large text on phones.
          fontSize: 'min(1.0625rem, 5vw)',
          textTransform: 'capitalize',
          cursor: 'pointer',
          _hover: { bg: 'bg.muted' },
        },
        indicator: { me: '12px' },
      },
    },
    size: {
      sm: {
        root: { width: 'auto' },
        field: {
          width: 'auto',
          minHeight: 'target',
          py: '0',
          ps: '3',
          pe: '8',
          color: 'fg.muted',
          borderWidth: '1px',
        },
        indicator: { me: '10px' },
      },
    },
  },
  defaultVariants: { variant: 'outline' },
});

/** One styled element per table, because a table may have many rows. Cells set `data-area` (column) and `data-end` (alignment). */
const table = defineSlotRecipe({
  slots: ['root'],
  base: {
    root: {
      width: '100%',
      borderCollapse: 'collapse',
      fontSize: '0.9375rem',
      '& th': {
        px: '3',
        py: '10px',
        textAlign: 'start',
        fontSize: '0.8125rem',
        fontWeight: '600',
        color: 'fg.subtle',
        bg: 'bg.subtle',
        whiteSpace: 'nowrap',
      },
      '& td': { px: '3', py: '3' },
      '& [data-end]': { textAlign: 'end' },
      '& tbody tr': { borderTop: '1px solid {colors.border.subtle}' },
      '& :is(th, td):first-of-type': { ps: '5' },
      '& :is(th, td):last-of-type': { pe: '5' },
      [NARROW]: {
        '&, & tbody': { display: 'block' },
        '& thead': { srOnly: true },
        '& tbody tr': {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          columnGap: '3',
          rowGap: '1',
          px: '4',
          py: '3',
        },
        '& tbody td[data-area]': { p: '0', width: 'auto' },
      },
    },
  },
});

/** Do not nest cards. */
const card = defineSlotRecipe({
  slots: ['root'],
  base: {
    root: { layerStyle: 'card' },
  },
  variants: { size: { md: { root: { p: { base: '4', md: '5' } } } } },
});

export const recipes = { badge, button, heading, input, link, skeleton, spinner, text };
export const slotRecipes = { alert, card, dataList, dialog, nativeSelect, table };
