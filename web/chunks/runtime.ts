import type { Plugin, Rollup } from 'vite';

const NAME = '$runtime';
const EXPORTS = /;export\{([^}]*)\};?\s*$/;
const IMPORT = /import\{([^}]*)\}from"\.\/rolldown-runtime-[^"]*";/;

/** 's as n,t' → [['s', 'n'], ['t', 't']]. */
const namesIn = (list: string): (readonly [name: string, as: string])[] =>
  list.split(',').map((item) => {
    const [name = '', as = name] = item.split(' as ');
    return [name, as];
  });

/** What another file did with an import of the runtime, done with the runtime's value. */
const unpacked = (list: string): string =>
  `const{${namesIn(list).map(([name, as]) => `${name}:${as}`)}}=${NAME};`;

/** The runtime's own file as a value; null where it does not look as it did. */
export function asValue(code: string): string | null {
  const list = EXPORTS.exec(code)?.[1];
  if (list === undefined) return null;
  const made = namesIn(list).map(([name, as]) => `${as}:${name}`);
  return `const ${NAME}=(()=>{${code.replace(EXPORTS, '')};return{${made}}})();`;
}

/** A file that imports the runtime, with the runtime from elsewhere; null where it does not look as it did. */
export function withRuntimeFrom(source: string, code: string): string | null {
  return IMPORT.test(code) && !code.includes(NAME)
    ? code.replace(IMPORT, (_, list: string) => `${source}${unpacked(list)}`)
    : null;
}

function fold(bundle: Rollup.OutputBundle, into: string): string | null {
  const files = Object.values(bundle).filter((file) => file.type === 'chunk');
  const runtime = files.find(({ name }) => name === 'rolldown-runtime');
  const target = files.find(({ name }) => name === into);
  const value = runtime && asValue(runtime.code);
  if (!runtime || !target || !value) return `the bundler's runtime or the file "${into}" was not found`;
  const fromTarget = `import{${NAME}}from"./${target.fileName.split('/').at(-1)}";`;
  for (const file of files.filter(({ imports }) => imports.includes(runtime.fileName))) {
    const code = withRuntimeFrom(file === target ? value : fromTarget, file.code);
    if (code === null) return `${file.fileName} imports the bundler's runtime in another way`;
    file.code = file === target ? `${code}\nexport{${NAME}};` : code;
    const others = file.imports.filter((name) => name !== runtime.fileName && name !== target.fileName);
    file.imports = file === target ? others : [target.fileName, ...others];
  }
  delete bundle[runtime.fileName];
  return null;
}

/**
 * The bundler makes a file of its own of the few lines by which its files know each other's modules: one request more
 * on every page. They go into the file that every other one needs anyway.
 */
export const runtimeIn = (into: string): Plugin => ({
  name: 'runtime-in',
  apply: 'build',
  enforce: 'pre',
  // The name of a file tells what is in it: what is done here to all of them is part of it.
  augmentChunkHash: () => [fold, asValue, withRuntimeFrom, unpacked].join(),
  generateBundle: {
    order: 'pre',
    handler(_, bundle) {
      const problem = fold(bundle, into);
      if (problem !== null) this.error(problem);
    },
  },
});
