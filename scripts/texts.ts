/**
 * Checks that each text of the client which may change has an element of its own. A browser that translates the page
 * replaces text nodes by elements: React then writes into a text beside other children without effect, and its removal
 * throws. The content of an element that holds nothing else is replaced as a whole, which stays safe.
 */
import { join, relative, sep } from 'node:path';
import { API } from 'typescript/unstable/sync';
import { ROOT } from './settings';
import { looseTexts } from './texts/loose-texts';

const SOURCES = join(ROOT, 'web', 'src') + sep;

// Only types tell an element from a text, and this is the only API that TypeScript 7 has for them.
const api = new API({ cwd: ROOT });
const [project] = api.updateSnapshot({ openProject: join(ROOT, 'tsconfig.json') }).getProjects();
if (!project) throw new Error('tsconfig.json cannot be read');
const files = project.program
  .getSourceFileNames()
  .filter(
    (name) =>
      name.startsWith(SOURCES) && name.endsWith('.tsx') && !/\.(test|test-support|fixture)\.tsx$/.test(name),
  );
const found = files.flatMap((name) =>
  looseTexts(project, name).map(({ line, why }) => `${relative(ROOT, name)}:${line} ${why}`),
);
api.close();

for (const place of found) console.error(place);
console.log(`${files.length} files: ${found.length === 0 ? 'every text is alone' : `${found.length} texts`}`);
process.exitCode = found.length === 0 ? 0 : 1;
