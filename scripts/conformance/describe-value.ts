/** Reports contain types, lengths, error codes and trace ids, but no other values. */

export function typeAndLength(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (typeof value === 'string') return `string(${value.length})`;
  if (Array.isArray(value)) return `array(${value.length})`;
  if (typeof value === 'object') return `object(${Object.keys(value).length})`;
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}

/** A bank may use keys of customers as names of fields. */
const isIdentifier = (name: string) => /^[A-Za-z_][\w.-]{0,39}$/.test(name) && !/\d{3}/.test(name);

export const fieldName = (name: string): string => (isIdentifier(name) ? name : `(name of ${name.length})`);

const isCode = (code: string) => /^[\w.-]{1,40}$/.test(code) && !/\d{7}/.test(code);

export const printableCode = (code: string): string => (isCode(code) ? code : `(code of ${code.length})`);

/** Returns the text if it looks like a trace id, else ''. */
export const traceIdOf = (text: string | undefined): string =>
  text !== undefined && /^[0-9a-f-]{8,64}$/i.test(text) ? text : '';
