import type { Plugin } from 'vite';

type Cut = {
  name: string;
  /** Which file of which package: by its path, and by what it has in it where the path alone does not tell. */
  file: { id: RegExp; code?: string };
  /** Throws an error that says what was expected where the file looks different. */
  cut: (code: string) => string;
};

/** Builds with a file of a package cut. Fails the build that never met the file: it has another name by now. */
export function cutPackage({ name, file, cut }: Cut): Plugin {
  let isMet = false;
  return {
    name,
    apply: 'build',
    buildStart() {
      isMet = false;
    },
    transform: {
      filter: file,
      handler: (code) => {
        isMet = true;
        return { code: cut(code), map: null };
      },
    },
    buildEnd(error) {
      if (!error && !isMet) throw new Error(`${name}: the build has no file ${file.id.source}`);
    },
  };
}
