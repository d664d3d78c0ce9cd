import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type InlineConfig, type Plugin } from 'vite';
import { type BuiltFile, gzipped } from './build';

const CONFIG = fileURLToPath(new URL('../../../vite.config.ts', import.meta.url));
const MAIN_ROUTES = 'export const mainRoutes: readonly RouteLine[] = [';
const PAGE = /\/more-\d+-page\.js$/;

/** So many more pages in the table of routes, each a file of its own. */
const moreRoutes = (count: number): Plugin => ({
  name: 'more-routes',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/routes/table.ts')) return;
    if (!code.includes(MAIN_ROUTES)) this.error('table.ts has no mainRoutes to add to');
    const lines = Array.from(
      { length: count },
      (_, n) => `{ path: '/more-${n}/{|confirm|receipt}', page: lazy(() => import('/more-${n}-page.js')) },`,
    );
    return code.replace(MAIN_ROUTES, `${MAIN_ROUTES}${lines.join('\n')}`);
  },
  resolveId: (id) => (PAGE.test(id) ? id : undefined),
  load: (id) => (PAGE.test(id) ? `export default () => '${id}';` : undefined),
});

/** The scripts of a build with so many more routes, and its page. */
export async function buildWithMoreRoutes(count: number): Promise<BuiltFile[]> {
  const config: InlineConfig = {
    configFile: CONFIG,
    configLoader: 'runner',
    logLevel: 'warn',
    plugins: [moreRoutes(count)],
    build: { write: false },
  };
  const built = await build(config);
  if (Array.isArray(built) || !('output' in built)) throw new Error('one build was expected');
  return built.output.flatMap((file) => {
    const content = file.type === 'chunk' ? file.code : file.source;
    return /\.(js|html)$/.test(file.fileName)
      ? [{ name: basename(file.fileName), content: Buffer.from(content) }]
      : [];
  });
}

/** The bytes of the scripts that the page of a build names itself. */
export function namedByPage(files: readonly BuiltFile[]): number {
  const page = files.find(({ name }) => name === 'index.html')?.content.toString() ?? '';
  const named = files.filter(({ name }) => name.endsWith('.js') && page.includes(`/${name}"`));
  return named.reduce((sum, { content }) => sum + gzipped(content), 0);
}
