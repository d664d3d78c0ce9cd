import { Tokenizer, TokenParser, TokenType } from '@streamparser/json';
import { forbiddenKey, MAX_DEPTH } from '#bank/server/http/text';
import { isPrintable, NOT_PRINTABLE } from '#contract/domain/text';

/** Far more than any row of a bank has: what comes in one piece is looked at in one turn. */
const MOST_TOKENS = 10_000;
const MOST_BYTES = 256_000;
/** Of a name, in characters. */
const MOST_SHOWN = 40;

/** `{ version, records: { name: [row, …] } }`: how deep a row lies. */
const ROW_DEPTH = 3;
const OPENS: ReadonlySet<TokenType> = new Set([TokenType.LEFT_BRACE, TokenType.LEFT_BRACKET]);
const CLOSES: ReadonlySet<TokenType> = new Set([TokenType.RIGHT_BRACE, TokenType.RIGHT_BRACKET]);

/** What is wrong with a snapshot, in words for who sent it. */
export class Unreadable extends Error {}

const TOO_LARGE = 'Una fila es más grande que cualquiera de un banco.';
const NO_EXPORT = 'No tiene la forma de una exportación.';

/** Top-level fields of an export. */
const FIELDS: ReadonlySet<string> = new Set(['version', 'records']);

/** Takes up each row, and the name of each list, once they are whole. */
type Taker = { row: (list: string, row: unknown) => void; list: (list: string) => void };

/** Reads the text of a snapshot as it arrives, and hands out each row as soon as it is whole. */
export class SnapshotReader {
  readonly #tokens = new Tokenizer();
  readonly #values = new TokenParser({
    paths: ['$', '$.version', '$.records', '$.records.*', '$.records.*.*'],
    keepStack: false,
  });
  /** The names in each object that is open; a list has none. */
  readonly #open: (Set<string> | undefined)[] = [];
  #text = '';
  #row = { tokens: 0, begins: 0 };
  /** Bytes that have come since the last token: of one that is not whole yet, or of blanks. */
  #silent = 0;
  version: unknown;

  constructor({ row, list }: Taker) {
    this.#tokens.onToken = ({ token, value, offset }) => {
      this.#silent = 0;
      this.#check(token, value, offset);
      this.#values.write({ token, value });
    };
    this.#values.onValue = ({ value, key, stack: { length, 2: within } }) => {
      if (length === ROW_DEPTH && typeof key === 'number') return row(String(within?.key), value);
      if (length === 1 && key === 'version') this.version = value;
      else if (length === 2 && Array.isArray(value)) list(String(key));
      else if (length > 1 || typeof value !== 'object' || value === null) throw new Unreadable(NO_EXPORT);
    };
  }

  /** Throws `Unreadable`, or what the parser says of text that is no JSON. */
  write(chunk: Uint8Array): void {
    this.#silent += chunk.length;
    if (this.#silent > MOST_BYTES) throw new Unreadable(TOO_LARGE);
    this.#tokens.write(chunk);
  }

  /** Throws where the text was not whole. */
  end(): void {
    if (!this.#values.isEnded) throw new Unreadable('El cuerpo de la petición no es JSON válido.');
  }

  #check(token: TokenType, value: unknown, offset: number): void {
    if (this.#open.length <= ROW_DEPTH) this.#row = { tokens: 0, begins: offset };
    this.#row.tokens += 1;
    if (this.#row.tokens > MOST_TOKENS || offset - this.#row.begins > MOST_BYTES) {
      throw new Unreadable(TOO_LARGE);
    }
    if (OPENS.has(token)) this.#open.push(token === TokenType.LEFT_BRACE ? new Set() : undefined);
    if (CLOSES.has(token)) this.#open.pop();
    if (this.#open.length > MAX_DEPTH) throw new Unreadable('Tiene demasiados niveles.');
    if (token === TokenType.COLON) this.#checkName(this.#text);
    if (typeof value !== 'string') return;
    if (value.length > MOST_BYTES || !isPrintable(value)) {
      throw new Unreadable(NOT_PRINTABLE);
    }
    this.#text = value;
  }

  /** Of two values under one name the last would win, and nobody be told. */
  #checkName(name: string): void {
    if (forbiddenKey(name)) throw new Unreadable('Tiene un nombre de campo que no se puede usar.');
    const names = this.#open.at(-1);
    if (names?.has(name))
      throw new Unreadable(`Tiene dos veces «${name.slice(0, MOST_SHOWN)}» en un objeto.`);
    names?.add(name);
    if (this.#open.length === 1 && !FIELDS.has(name)) throw new Unreadable(NO_EXPORT);
  }
}
