/** Applies the example of README.md to a copy of the repository. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../settings';

const GUIDE_FOLDER = 'scripts/add-a-domain';

export type Insertion = { file: string; place: 'after' | 'before'; anchor: string; lines: string[] };

const HEAD = /^\/\/ (\S+), (after|before): (.+)$/;

/** Reads the insertions in the code blocks of a guide: a comment with file and anchor, then the lines. */
export function insertionsIn(guide: string): Insertion[] {
  const blocks = [...guide.matchAll(/^```(?:tsx?|md)\n([\s\S]*?)^```$/gm)].map(([, code = '']) =>
    code.trimEnd(),
  );
  const insertions: Insertion[] = [];
  for (const line of blocks.flatMap((code) => [...code.split('\n'), ''])) {
    const [, file, place, anchor] = HEAD.exec(line) ?? [];
    if (file && anchor)
      insertions.push({ file, place: place === 'after' ? 'after' : 'before', anchor, lines: [] });
    else if (line !== '') insertions.at(-1)?.lines.push(line);
  }
  return insertions;
}

/** Ignores the indentation. An anchor that ends in `…` is the start of the line. */
const isAnchor = (line: string, anchor: string): boolean =>
  anchor.endsWith('…') ? line.trim().startsWith(anchor.slice(0, -1)) : line.trim() === anchor.trim();

/** Throws unless the anchor is exactly one line. */
export function insert(text: string, { file, place, anchor, lines }: Insertion): string {
  const all = text.split('\n');
  const at = all.flatMap((line, index) => (isAnchor(line, anchor) ? [index] : []));
  const [index] = at;
  if (index === undefined || at.length > 1) throw new Error(`${file} has ${at.length} lines: ${anchor}`);
  return all.toSpliced(place === 'after' ? index + 1 : index, 0, ...lines).join('\n');
}

/** Files of the working tree that git does not ignore. */
const listFiles = (folder = '.'): string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', folder], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(ROOT, file)));

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to);
}

export const exampleFiles = (): string[] =>
  listFiles(`${GUIDE_FOLDER}/example`).map((file) => file.slice(`${GUIDE_FOLDER}/example/`.length));

/** Copies the repository without the guide, and adds the example. */
export function buildExample(into: string): void {
  for (const file of listFiles().filter((file) => !file.startsWith(`${GUIDE_FOLDER}/`)))
    copy(join(ROOT, file), join(into, file));
  symlinkSync(join(ROOT, 'node_modules'), join(into, 'node_modules'), 'junction');
  for (const file of exampleFiles()) {
    if (existsSync(join(into, file))) throw new Error(`${file} exists already`);
    copy(join(ROOT, GUIDE_FOLDER, 'example', file), join(into, file));
  }
  for (const insertion of insertionsIn(readFileSync(join(ROOT, GUIDE_FOLDER, 'README.md'), 'utf8'))) {
    const path = join(into, insertion.file);
    writeFileSync(path, insert(readFileSync(path, 'utf8'), insertion));
  }
}
