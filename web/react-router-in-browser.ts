import { cutPackage } from './cut-package';

/** What React Router brings for its framework and for who develops with it, and what stands for it in a browser that shows a page of ours. */
const REPLACED: readonly (readonly [code: string | RegExp, by: string])[] = [
  ['var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;'],
  // Names for the tools of developers. No bundler can prove that nobody reads them, so they keep what they name.
  [/^\w+\.displayName = "\w+";$/gm, ''],
  [/^(var (?:NavLink|Form) = )(?=React\d+\.forwardRef\()/gm, '$1/* @__PURE__ */ '],
  [
    /^(var \w+ErrorBoundary = )(class extends React\d+\.Component \{[\s\S]*?^\});$/gm,
    '$1/* @__PURE__ */ (() => $2)();',
  ],
  // Without the framework no link fetches anything ahead: there it answers this too, after two states and two effects.
  ['= usePrefetchBehavior(', '= (() => [false, null, {}])('],
  ['return shouldPrefetch && !isAbsolute ?', 'return false ?'],
];

/** The text of React Router without them. Throws an error that says what was expected where it looks different. */
export const withoutFramework = (code: string): string =>
  REPLACED.reduce((rest, [found, by]) => {
    const left = rest.replace(found, by);
    if (left === rest) throw new Error(`react-router has changed: no ${found}`);
    return left;
  }, code);

/**
 * React Router is published with its framework in the same file, and its other build, without the warnings, is not
 * exported: 4 kB less in the first visit. Fails the build when another version of the package looks different.
 */
export const reactRouterInBrowser = cutPackage({
  name: 'react-router-in-browser',
  file: { id: /react-router\/dist\/development\/chunk-[^/]*\.mjs$/, code: 'ENABLE_DEV_WARNINGS =' },
  cut: withoutFramework,
});
