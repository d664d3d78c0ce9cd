import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API } from 'typescript/unstable/sync';
import { afterAll, expect, it } from 'vitest';
import { looseTexts } from './loose-texts';

const folder = mkdtempSync(join(tmpdir(), 'loose-texts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const MIXED_CHILDREN = 'a text that may change stands beside another child';
const FRAGMENT = 'a text stands in a fragment';
const BEHIND = 'a text stands behind a child that may move';
const RETURNED = 'a component returns a text';

const cases: readonly [source: string, why: string | null][] = [
  ['<p>Hola</p>', null],
  ['<p>{word}</p>', null],
  ['<p>{count}</p>', null],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source code under test.
  ['<p>{`Hola, ${word}`}</p>', null],
  ['<p>{is ? word : <b />}</p>', null],
  ['<p>Hola, {word}</p>', MIXED_CHILDREN],
  ['<p>{word} <b /></p>', MIXED_CHILDREN],
  ['<p> {word}</p>', MIXED_CHILDREN],
  ['<p>{slot}<b /></p>', MIXED_CHILDREN],
  ['<p>{is && word}<b /></p>', MIXED_CHILDREN],
  ['<p>{[word]}<b /></p>', MIXED_CHILDREN],
  ['<p><span>{word}</span> <b /></p>', null],
  ['<p>{word !== "" && <b />}<i /></p>', null],
  ['<p>Hola {is && <b />}</p>', null],
  ['<p>{is && <b />} Hola</p>', BEHIND],
  ['<p><Part /> Hola</p>', BEHIND],
  ['<p><b /> Hola</p>', null],
  ['<p><Icon as={Part} /> Hola</p>', null],
  ['<p><Icon as={is ? Part : Icon} /> Hola</p>', BEHIND],
  ['<p>{is && <>Hola <b /></>}</p>', FRAGMENT],
];

const declarations = `
  declare namespace JSX {
    interface Element { isElement: true }
    interface IntrinsicElements { [name: string]: object }
  }
  declare const word: string, count: number, is: boolean, slot: JSX.Element | string;
  declare const Part: () => JSX.Element, Icon: (props: { as: object }) => JSX.Element;
`;

it('reports exactly the texts that a browser translation would leave stale', () => {
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { jsx: 'preserve', strict: true, types: [] } }),
  );
  const sources = [
    ...cases,
    ...([
      ['const Name = () => word', RETURNED],
      ['const Named = () => <b>{word}</b>', null],
    ] as const),
  ];
  const file = join(folder, 'page.tsx');
  writeFileSync(join(folder, 'globals.d.ts'), declarations);
  writeFileSync(
    file,
    sources
      .map(([source], place) => (source.startsWith('<') ? `export const e${place} = ${source};` : source))
      .join('\n'),
  );
  const api = new API({ cwd: folder });
  const [project] = api.updateSnapshot({ openProject: join(folder, 'tsconfig.json') }).getProjects();
  const looseTextsOfFile = project ? looseTexts(project, file) : [];
  api.close();
  const whyAt = new Map(looseTextsOfFile.map(({ line, why }) => [line - 1, why]));
  expect(sources.map(([source], place) => [source, whyAt.get(place) ?? null])).toEqual(sources);
});
