import { dirname, join } from 'node:path/posix';

const ICONS = /\/node_modules\/lucide-react\/dist\/esm\/lucide-react\.m?js$/;
const NAMES_OF_ICONS = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;
const EXPORTS = /export \{([^}]*)\} from ['"](\.[^'"]+)['"]/g;

const words = (list: string, pattern: RegExp): string[] =>
  list.split(',').flatMap((item) => pattern.exec(item.trim())?.slice(1, 2) ?? []);

const homes = new Map<string, ReadonlyMap<string, string>>();

function homesIn(barrel: string, code: () => string): ReadonlyMap<string, string> {
  const known = homes.get(barrel);
  if (known) return known;
  const found = new Map(
    [...code().matchAll(EXPORTS)].flatMap(([, list = '', path = '']) =>
      words(list, /(?:.* as )?(\S+)$/).map((name) => [name, join(dirname(barrel), path)] as const),
    ),
  );
  homes.set(barrel, found);
  return found;
}

/**
 * The modules that an import of `imported` leads to. The package of icons names all of them in one module, and the
 * bundler keeps what was named: its importers need only that.
 */
export function barrelImports(importer: string, imported: string, code: () => string): readonly string[] {
  if (!ICONS.test(imported)) return [imported];
  const home = homesIn(imported, code);
  return [...importer.matchAll(NAMES_OF_ICONS)].flatMap(([, list = '']) =>
    words(list, /^(\S+)/).flatMap((name) => home.get(name) ?? []),
  );
}
