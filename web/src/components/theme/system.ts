import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import {
  createSystem,
  defineConfig,
  type RecipeDefinition,
  type RecipeVariantRecord,
  type SystemContext,
} from '@chakra-ui/react/styled-system';
import { breakpoints } from './breakpoints';
import { layerStyles } from './layer-styles';
import { animations, durations, easings, keyframes } from './motion';
import { recipes, slotRecipes } from './recipes';
import { semanticColors, semanticShadows } from './semantic';
import { textStyles } from './text-styles';

const px = (value: number) => ({ value: `${value}px` });

const config = defineConfig({
  preflight: true,
  cssVarsPrefix: 'cz',
  theme: {
    breakpoints: {
      sm: `${breakpoints.sm}px`,
      md: `${breakpoints.md}px`,
      lg: `${breakpoints.lg}px`,
      xl: `${breakpoints.xl}px`,
    },
    keyframes,
    tokens: {
      fonts: {
        body: {
          value: "'Figtree Variable', system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif",
        },
        mono: {
          value:
            "ui-monospace, SFMono-Regular, 'Cascadia Mono', 'Roboto Mono', 'DejaVu Sans Mono', monospace",
        },
      },
      spacing: {
        1: px(4),
        2: px(8),
        3: px(12),
        4: px(16),
        5: px(20),
        6: px(24),
        8: px(32),
        10: px(40),
        12: px(48),
        16: px(64),
      },
      sizes: {
        target: px(44),
        control: px(48),
        header: px(64),
        headerMobile: px(56),
        sidebar: px(244),
        narrow: px(640),
        // Sidebar and content together, centered in a wider window.
        frame: px(1428),
        pageBack: { value: '1.75rem' },
      },
      radii: { tag: px(6), control: px(10), card: px(14), dialog: px(18), full: px(999) },
      zIndex: {
        sticky: { value: 10 },
        feedback: { value: 20 },
        nav: { value: 30 },
        modal: { value: 40 },
        skip: { value: 90 },
      },
      durations,
      easings,
      animations,
    },
    semanticTokens: { colors: semanticColors, shadows: semanticShadows },
    textStyles,
    layerStyles,
    recipes,
    slotRecipes,
  },
});

const dark = defaultBaseConfig.conditions?.dark;
const isStyles = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Limits dark styles to screens, because paper is white. */
const withLightPrint = (styles: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(styles).map(([selector, style]) => {
      if (selector === dark) return ['@media not print', { [selector]: style }];
      return [selector, selector.startsWith('@layer') && isStyles(style) ? withLightPrint(style) : style];
    }),
  );

function memoizeWeak<Key extends object, Result>(compute: (key: Key) => Result): (key: Key) => Result {
  const cache = new WeakMap<Key, Result>();
  return (key) => {
    const result = cache.get(key) ?? compute(key);
    cache.set(key, result);
    return result;
  };
}

/** Memoizes compiled recipes: components pass theirs on every render, and compiling is slow on a phone. */
function makeSystem(): SystemContext {
  const base = createSystem(defaultBaseConfig, config);
  const recipeOf = <Variants extends RecipeVariantRecord>(recipe: RecipeDefinition<Variants>) =>
    Object.assign(base.cva(recipe), {
      // Chakra's merge mutates the base recipe, which others share, so it gets a copy.
      merge: memoizeWeak((derived: object) => base.cva(structuredClone(recipe)).merge(derived)),
    });
  return { ...base, cva: memoizeWeak(recipeOf), _global: base._global.map(withLightPrint) };
}

let system: SystemContext | undefined;

/** Builds the theme on the first render: at import it would delay the first requests. */
export function getSystem(): SystemContext {
  system ??= makeSystem();
  return system;
}
