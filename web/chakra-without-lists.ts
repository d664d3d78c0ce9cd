import { cutPackage } from './cut-package';

/** What Chakra's system takes from elsewhere, and what stands for it in a browser that shows a page of ours. */
const REPLACED: readonly (readonly [code: string, by: string])[] = [
  [
    "import { isCssProperty } from '@pandacss/is-valid-prop';",
    "const isCssProperty = (prop) => /^--|[&@]/.test(prop) || CSS.supports(prop.replace(/[A-Z]/g, '-$&').toLowerCase(), 'initial');",
  ],
  // The reset is in app/base.css, and switched off in the theme.
  ["import { createPreflight } from './preflight.js';", 'const createPreflight = () => ({});'],
];

/** The text of Chakra's system without them. Throws an error that says what was expected where it looks different. */
export const withoutLists = (code: string): string =>
  REPLACED.reduce((rest, [line, by]) => {
    if (!rest.includes(line)) throw new Error(`@chakra-ui/react has changed: no ${line}`);
    return rest.replace(line, () => by);
  }, code);

/**
 * Chakra brings the names of all CSS properties, which a browser knows by itself, and a reset, which stands in a style
 * sheet here: 3 kB less in the first visit. Fails the build when another version of the package looks different.
 */
export const chakraWithoutLists = cutPackage({
  name: 'chakra-without-lists',
  file: { id: /@chakra-ui\/react\/dist\/esm\/styled-system\/system\.js$/ },
  cut: withoutLists,
});
