/** What no other tool checks, for `npm run check` and `npm run tidy`: the import law, circles of folders, sizes of files. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { circlesOf } from './tidy/circles';
import { importsOf, ownTarget } from './tidy/imports';
import { importBreach, packageBreach } from './tidy/law';
import { roomGraph } from './tidy/rooms';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = ['contract', 'web', 'fake-bank', 'scripts'];
const MAX_LINES = 300;
/** Nine files of ten. */
const USUAL_LINES = 150;
const MEDIAN_LINES = 60;

type Source = { file: string; text: string; lines: number };

const sources: Source[] = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const text = readFileSync(path, 'utf8');
      const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
      return { file: relative(ROOT, path).split(sep).join('/'), text, lines };
    }),
);

const imports = sources.flatMap(({ file, text }) =>
  importsOf(text).map(({ line, specifier }) => ({
    file,
    line,
    specifier,
    target: ownTarget(file, specifier),
  })),
);

const importBreaks = imports.flatMap(({ file, line, specifier, target }) => {
  const breach = target === null ? packageBreach(file, specifier) : importBreach(file, target);
  return breach === null ? [] : [`${file}:${line} imports ${specifier}: ${breach}`];
});

const circles = circlesOf(roomGraph(imports)).map((way) => `a circle of folders: ${way.join(' → ')}`);

const longFiles = sources
  .filter(({ lines }) => lines > MAX_LINES)
  .map(({ file, lines }) => `${file}:${MAX_LINES + 1} has ${lines} lines: ${MAX_LINES} is the limit`);

const sizes = sources.map(({ lines }) => lines).sort((a, b) => a - b);
const quantile = (part: number) => sizes[Math.floor(part * (sizes.length - 1))] ?? 0;
const tooLongOverall = [
  { part: 0.5, limit: MEDIAN_LINES },
  { part: 0.9, limit: USUAL_LINES },
].flatMap(({ part, limit }) =>
  quantile(part) > limit
    ? [`${part * 100} % of the files should have at most ${limit} lines, not ${quantile(part)}`]
    : [],
);

const breaks = [...importBreaks, ...circles, ...longFiles, ...tooLongOverall];
for (const breach of breaks) console.error(breach);
console.log(
  `${sources.length} files, median ${quantile(0.5)} lines, nine of ten at most ${quantile(0.9)}, longest ${sizes.at(-1)}: ${breaks.length === 0 ? 'tidy' : `${breaks.length} breaks`}`,
);
process.exitCode = breaks.length === 0 ? 0 : 1;
