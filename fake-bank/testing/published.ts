/** The published OpenAPI document, read by a validator that knows nothing of the schemas that it was made from. */
import Ajv from 'ajv-draft-04';
import addFormats from 'ajv-formats';
import { openApi } from '../sandbox/docs/openapi';

/** OpenAPI 3.0 is JSON Schema of draft 4 with a few words more; a word that nobody knows throws. */
async function validator() {
  const ajv = new Ajv({ allErrors: true, strict: true, strictTypes: false });
  addFormats(ajv, ['date', 'date-time', 'duration']);
  const doc = await openApi();
  ajv.addVocabulary([...Object.keys(doc), 'example']);
  return ajv.addSchema(doc, 'openapi');
}

let made: ReturnType<typeof validator> | undefined;

async function problemsAt(pointer: string, value: unknown): Promise<string[]> {
  made ??= validator();
  const validate = (await made).getSchema(`openapi#/${pointer}`);
  if (!validate) throw new Error(`the document has nothing at ${pointer}`);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

const escaped = (text: string) => encodeURIComponent(text.replaceAll('~', '~0').replaceAll('/', '~1'));

type Operation = { method: string; path: string };

const operationAt = ({ method, path }: Operation): string =>
  `paths/${escaped(path.replace(/:(\w+)/g, '{$1}'))}/${method.toLowerCase()}`;

const JSON_CONTENT = `content/${escaped('application/json')}/schema`;

/** What is wrong with an answer by the document; empty where nothing is. The path has the contract's `:names`. */
export const answerProblems = (operation: Operation, status: number, body: unknown): Promise<string[]> =>
  problemsAt(`${operationAt(operation)}/responses/${status}/${JSON_CONTENT}`, body);

/** What is wrong with the body of a request. */
export const requestProblems = (operation: Operation, body: unknown): Promise<string[]> =>
  problemsAt(`${operationAt(operation)}/requestBody/${JSON_CONTENT}`, body);

/** What is wrong with a value that a component of the document describes. */
export const componentProblems = (name: string, value: unknown): Promise<string[]> =>
  problemsAt(`components/schemas/${name}`, value);
