/** Checks imports, folder cycles and file sizes for `npm run check` and `npm run format`. */
import { readSources } from './sources';
import { findCycles } from './structure/cycles';
import { folderGraph } from './structure/folder-graph';
import { importViolation, packageViolation } from './structure/import-rules';
import { importsOf, ownTarget } from './structure/imports';

const MAX_LINES = 300;
/** Nine of ten files must have at most this many lines. */
const USUAL_LINES = 150;
const MEDIAN_LINES = 60;

const sources = readSources().map((source) => ({
  ...source,
  lines: source.text.trimEnd().split('\n').length,
}));

const imports = sources.flatMap(({ file, text }) =>
  importsOf(text).map(({ line, specifier }) => ({
    file,
    line,
    specifier,
    target: ownTarget(file, specifier),
  })),
);

const importViolations = imports.flatMap(({ file, line, specifier, target }) => {
  const violation = target === null ? packageViolation(file, specifier) : importViolation(file, target);
  return violation === null ? [] : [`${file}:${line} imports ${specifier}: ${violation}`];
});

const cycles = findCycles(folderGraph(imports)).map((cycle) => `a cycle of folders: ${cycle.join(' → ')}`);

const longFiles = sources
  .filter(({ lines }) => lines > MAX_LINES)
  .map(({ file, lines }) => `${file}:${MAX_LINES + 1} has ${lines} lines: ${MAX_LINES} is the limit`);

const sizes = sources.map(({ lines }) => lines).sort((a, b) => a - b);
const quantile = (part: number) => sizes[Math.floor(part * (sizes.length - 1))] ?? 0;
const sizeViolations = [
  { part: 0.5, limit: MEDIAN_LINES },
  { part: 0.9, limit: USUAL_LINES },
].flatMap(({ part, limit }) =>
  quantile(part) > limit
    ? [`${part * 100} % of the files should have at most ${limit} lines, not ${quantile(part)}`]
    : [],
);

const violations = [...importViolations, ...cycles, ...longFiles, ...sizeViolations];
for (const violation of violations) console.error(violation);
console.log(
  `${sources.length} files, median ${quantile(0.5)} lines, nine of ten at most ${quantile(0.9)}, longest ${sizes.at(-1)}: ${violations.length === 0 ? 'no violations' : `${violations.length} violations`}`,
);
process.exitCode = violations.length === 0 ? 0 : 1;
