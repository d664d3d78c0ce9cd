import type { SystemConfig } from '@chakra-ui/react/styled-system';

/** Style properties that take a theme value, by category, each with its shorthand if it has one. */
const THEMED = {
  colors:
    'background/bg color borderColor borderTopColor borderRightColor borderBottomColor borderLeftColor fill stroke outlineColor accentColor caretColor',
  spacing:
    'gap rowGap columnGap inset insetInline insetBlock insetInlineStart insetInlineEnd top right bottom left margin/m marginTop/mt marginRight/mr marginBottom/mb marginLeft/ml marginInlineStart/ms marginInlineEnd/me marginInline/mx marginBlock/my padding/p paddingTop/pt paddingRight/pr paddingBottom/pb paddingLeft/pl paddingInlineStart/ps paddingInlineEnd/pe paddingInline/px paddingBlock/py scrollMargin scrollMarginTop scrollMarginBottom',
  sizes: 'width height minWidth minHeight maxWidth maxHeight flexBasis',
  radii:
    'borderRadius borderTopLeftRadius borderTopRightRadius borderBottomLeftRadius borderBottomRightRadius',
  shadows: 'boxShadow',
  fonts: 'fontFamily',
  zIndex: 'zIndex',
};

const themed = Object.entries(THEMED).flatMap(([values, styles]) =>
  styles.split(' ').map((style) => {
    const [name = '', short] = style.split('/');
    return [name, { values, shorthand: short === undefined ? [] : [short] }] as const;
  }),
);

/** Hides an element below a breakpoint, or from it on. */
const hiddenAt = (suffix: string) => ({
  transform: (width: string) => ({ [`@breakpoint ${width}${suffix}`]: { display: 'none' } }),
});

const onlyRead = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  padding: '0',
  margin: '-1px',
  overflow: 'hidden',
  clip: 'rect(0, 0, 0, 0)',
  whiteSpace: 'nowrap',
  borderWidth: '0',
} as const;

const seenAgain = {
  position: 'static',
  width: 'auto',
  height: 'auto',
  padding: '0',
  margin: '0',
  overflow: 'visible',
  clip: 'auto',
  whiteSpace: 'normal',
} as const;

/** Chakra utilities in use, beyond plain CSS. With its three hundred the first visit is 5 kB larger. */
export const utilities: SystemConfig['utilities'] = {
  ...Object.fromEntries(themed),
  boxSize: { values: 'sizes', transform: (size: string) => ({ width: size, height: size }) },
  borderBottomRadius: {
    values: 'radii',
    transform: (radius: string) => ({ borderBottomLeftRadius: radius, borderBottomRightRadius: radius }),
  },
  hideFrom: hiddenAt(''),
  hideBelow: hiddenAt('Down'),
  srOnly: { transform: (only: boolean) => (only ? onlyRead : seenAgain) },
};
