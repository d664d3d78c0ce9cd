/** Checks names and comments of the sources for plain, standard English. */
import { BANNED_NAMES, findBannedNames, findComments, isVague } from './language/language';
import { isTest, readSources } from './sources';

/** Per cent of the lines of product code. */
const MAX_COMMENT_SHARE = 4;

const sources = readSources().filter(({ file }) => !file.startsWith('scripts/language/'));

const problems = sources.flatMap(({ file, text }) => [
  ...findBannedNames(text).map(({ line, name }) => `${file}:${line} ${name}: use ${BANNED_NAMES[name]}`),
  ...findComments(text)
    .filter(({ comment }) => isVague(comment))
    .map(({ line, comment }) => `${file}:${line} "${comment.slice(0, 40)}…" begins without a subject`),
]);

const product = sources.filter(({ file }) => !isTest(file));
const lines = product.reduce((sum, { text }) => sum + text.split('\n').length, 0);
const comments = product.reduce(
  (sum, { text }) => sum + findComments(text).reduce((all, { height }) => all + height, 0),
  0,
);
const share = (comments / lines) * 100;
if (share > MAX_COMMENT_SHARE)
  problems.push(`comments are ${share.toFixed(1)} % of the product lines: at most ${MAX_COMMENT_SHARE} %`);

for (const problem of problems) console.error(problem);
console.log(`comments are ${share.toFixed(1)} % of ${lines} product lines: ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
