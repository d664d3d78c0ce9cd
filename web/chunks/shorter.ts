import { minify } from 'terser';
import type { Plugin } from 'vite';

/** Shorter for the bundler's own minifier, which gives the names and is left to them alone. Fails where it cannot. */
export async function shortened(code: string): Promise<string> {
  const { code: shorter } = await minify(code, {
    module: true,
    ecma: 2022,
    compress: { passes: 2 },
    mangle: false,
  });
  if (shorter === undefined) throw new Error('terser gave no code back');
  return shorter;
}

/**
 * Conditions, sequences and values that are used once, folded by terser: 3 kB less in all that is sent, for a few
 * seconds of a build. Before the files get their names, which tell what is in them. The largest, of libraries that are
 * short already, would take as long as all others together.
 */
export const shorter = ({ but }: { but: string }): Plugin => ({
  name: 'shorter',
  apply: 'build',
  renderChunk: async (code, { name }) => (name === but ? null : { code: await shortened(code), map: null }),
});
