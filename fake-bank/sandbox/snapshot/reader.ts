import { Tokenizer, TokenParser, TokenType } from '@streamparser/json';
import { describeProblem, UNPRINTABLE } from '#bank/core/storage/collection';
import { forbiddenKey, MAX_DEPTH } from '#bank/server/http/text';
import { isPrintable } from '#contract/domain/text';

/** Per row; far above any real row. A row is processed in one slice. */
const MAX_TOKENS = 10_000;
const MAX_BYTES = 256_000;
/** Characters of a name shown in an error. */
const MAX_SHOWN = 40;

/** Depth of a row in `{ version, records: { name: [row, …] } }`. */
const ROW_DEPTH = 3;
/** Depth of the lists' names. */
const LIST_DEPTH = 2;
const OPENS: ReadonlySet<TokenType> = new Set([TokenType.LEFT_BRACE, TokenType.LEFT_BRACKET]);
const CLOSES: ReadonlySet<TokenType> = new Set([TokenType.RIGHT_BRACE, TokenType.RIGHT_BRACKET]);

/** The message is shown to the sender. */
export class UnreadableExport extends Error {}

const TOO_LARGE = 'A row is larger than any of a bank.';
const NO_EXPORT =
  'The body of the request is not the JSON of an export: {"version":…,"records":{"accounts":[…],…}}.';

const FIELDS: ReadonlySet<string> = new Set(['version', 'records']);

/** Called with each complete row, and with the name of each complete list. */
type RowHandlers = { row: (list: string, row: unknown) => void; list: (list: string) => void };

/** Streaming parser: emits each row as soon as it is complete. */
export class SnapshotReader {
  readonly #tokens = new Tokenizer();
  readonly #values = new TokenParser({
    paths: ['$', '$.version', '$.records', '$.records.*', '$.records.*.*'],
    keepStack: false,
  });
  readonly #open: (Set<string> | undefined)[] = [];
  #text = '';
  #row = { tokens: 0, start: 0 };
  /** The list and the number of the row that is being read. */
  #place = { list: '', row: 0 };
  /** Bytes since the last complete token. */
  #bytesSinceToken = 0;
  version: unknown;

  constructor({ row, list }: RowHandlers) {
    this.#tokens.onToken = ({ token, value, offset }) => {
      this.#bytesSinceToken = 0;
      this.#check(token, value, offset);
      this.#values.write({ token, value });
    };
    this.#values.onValue = ({ value, key, stack: { length, 2: within } }) => {
      if (length === ROW_DEPTH && typeof key === 'number') return row(String(within?.key), value);
      if (length === 1 && key === 'version') this.version = value;
      else if (length === 2 && Array.isArray(value)) list(String(key));
      else if (length > 1 || typeof value !== 'object' || value === null)
        throw new UnreadableExport(NO_EXPORT);
    };
  }

  /** Throws `UnreadableExport`, or the parser's error for invalid JSON. */
  write(chunk: Uint8Array): void {
    this.#bytesSinceToken += chunk.length;
    if (this.#bytesSinceToken > MAX_BYTES) throw this.#error(TOO_LARGE);
    this.#tokens.write(chunk);
  }

  /** Throws if the text is incomplete. */
  end(): void {
    if (!this.#values.isEnded) throw new UnreadableExport('The body of the request is not valid JSON.');
  }

  #check(token: TokenType, value: unknown, offset: number): void {
    if (this.#open.length <= ROW_DEPTH) this.#row = { tokens: 0, start: offset };
    this.#row.tokens += 1;
    if (this.#row.tokens > MAX_TOKENS || offset - this.#row.start > MAX_BYTES) {
      throw this.#error(TOO_LARGE);
    }
    if (OPENS.has(token)) {
      if (this.#open.length === ROW_DEPTH) this.#place.row += 1;
      this.#open.push(token === TokenType.LEFT_BRACE ? new Set() : undefined);
    }
    if (CLOSES.has(token)) this.#open.pop();
    if (this.#open.length > MAX_DEPTH) throw this.#error('It has too many levels.');
    if (token === TokenType.COLON) this.#checkName(this.#text);
    if (typeof value !== 'string') return;
    // Texts inside rows are checked with their row, so that the error can name the field.
    const isOutside = this.#open.length <= ROW_DEPTH;
    if (value.length > MAX_BYTES) throw this.#error(TOO_LARGE);
    if (isOutside && !isPrintable(value)) throw new UnreadableExport(UNPRINTABLE);
    this.#text = value;
  }

  #error(reason: string, field = ''): UnreadableExport {
    const { list, row } = this.#place;
    const isInRow = this.#open.length > ROW_DEPTH;
    return new UnreadableExport(
      isInRow ? describeProblem({ list, field, reason }, row) : `${field && `"${field}": `}${reason}`,
    );
  }

  /** Rejects forbidden and duplicate names; the parser keeps only the last value of duplicates. */
  #checkName(name: string): void {
    if (forbiddenKey(name) || !isPrintable(name))
      throw this.#error('It has the name of a field that cannot be used.');
    const names = this.#open.at(-1);
    const shortName = name.slice(0, MAX_SHOWN);
    if (names?.has(name)) throw this.#error('It is twice in an object.', shortName);
    names?.add(name);
    if (this.#open.length === LIST_DEPTH) this.#place = { list: shortName, row: 0 };
    if (this.#open.length === 1 && !FIELDS.has(name)) throw new UnreadableExport(NO_EXPORT);
  }
}
