/**
 * Each dynamic text must be the only child of an element. Browser translation replaces text nodes: React then
 * updates a text with siblings without effect, and its removal throws.
 */
import { join, relative, sep } from 'node:path';
import { API } from 'typescript/unstable/sync';
import { ROOT } from './settings';
import { looseTexts } from './texts/loose-texts';

const SOURCES = ['src', 'console'].map((folder) => join(ROOT, 'web', folder) + sep);

// Distinguishing texts from elements needs types; this is TypeScript 7's only API for them.
const api = new API({ cwd: ROOT });
const [project] = api.updateSnapshot({ openProject: join(ROOT, 'tsconfig.json') }).getProjects();
if (!project) throw new Error('tsconfig.json cannot be read');
const files = project.program
  .getSourceFileNames()
  .filter(
    (name) =>
      SOURCES.some((folder) => name.startsWith(folder)) &&
      name.endsWith('.tsx') &&
      !/\.(test|test-support|fixture)\.tsx$/.test(name),
  );
const violations = files.flatMap((name) =>
  looseTexts(project, name).map(({ line, why }) => `${relative(ROOT, name)}:${line} ${why}`),
);
api.close();

for (const violation of violations) console.error(violation);
console.log(
  `${files.length} files: ${violations.length === 0 ? 'every text is alone' : `${violations.length} texts`}`,
);
process.exitCode = violations.length === 0 ? 0 : 1;
