import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { WalkBrowser, WalkKey } from './browser';
import {
  answerOf,
  byLabel,
  byRole,
  COMPLAINT,
  MARK,
  type Name,
  PREPARE,
  selectAll,
  TEXT,
  UNPREPARED,
  valueIn,
} from './in-page';

const PATIENCE_MS = 15_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Someone before a browser: presses, types and reads, each as soon as it can be done. */
export class Customer {
  /** What is being done, for whoever reads why it failed. */
  step = '';
  readonly browser: WalkBrowser;
  readonly #home: string;
  #marks = 0;

  constructor(browser: WalkBrowser, home: string) {
    this.browser = browser;
    this.#home = home;
  }

  async opens(path: string): Promise<void> {
    this.step = `opens ${path}`;
    await this.browser.open(`${this.#home}/${path}`);
  }

  async presses(role: string, name: Name): Promise<void> {
    this.step = `presses the ${role} ${name}`;
    await this.browser.click(await this.#find((mark) => byRole(role, name, mark)));
  }

  async types(label: Name, text: string): Promise<void> {
    this.step = `types "${text}" into ${label}`;
    await this.#enter((mark) => byLabel(label, mark));
    await this.browser.write(text);
  }

  async chooses(label: Name, value: string): Promise<void> {
    this.step = `chooses ${value} in ${label}`;
    const selector = await this.#find((mark) => byLabel(label, mark));
    await this.browser.choose(selector, value);
    await this.#until(async () => (await this.browser.run(valueIn(this.#marks))) === value);
  }

  /** Keys into what a role and a name find. */
  async keys(role: string, name: Name, keys: readonly WalkKey[]): Promise<void> {
    this.step = `presses ${keys} on the ${role} ${name}`;
    await this.#enter((mark) => byRole(role, name, mark));
    for (const key of keys) await this.browser.press(key);
  }

  async sees(text: Name): Promise<void> {
    this.step = `sees ${text}`;
    await this.#until(async () => this.#has(text));
  }

  async seesNo(text: Name): Promise<void> {
    this.step = `sees no ${text}`;
    await this.#until(async () => !(await this.#has(text)));
  }

  async reads(label: Name, value: Name): Promise<void> {
    this.step = `reads ${value} in ${label}`;
    await this.#find((mark) => byLabel(label, mark));
    await this.#until(async () => matches(String(await this.browser.run(valueIn(this.#marks))), value));
  }

  /** Whether an expression in the page comes to be true; `what` says of what. */
  async finds(what: string, expression: string): Promise<void> {
    this.step = `finds that ${what}`;
    await this.#until(async () => (await this.#ask(expression)) === true);
  }

  async isAt(address: RegExp): Promise<void> {
    this.step = `is at ${address}`;
    await this.#until(async () => address.test(await this.where()));
  }

  where = async (): Promise<string> => String(await this.browser.run('location.href'));

  async goesBack(): Promise<void> {
    this.step = 'goes back';
    await this.browser.back();
  }

  async reloads(): Promise<void> {
    this.step = 'reloads the page';
    await this.browser.reload();
  }

  /** A file that the browser has saved since: its name and how it begins. */
  async saves(name: RegExp, beginning: string): Promise<string> {
    this.step = `saves ${name}`;
    let text = '';
    await this.#until(async () => {
      const found = (await readdir(this.browser.downloads)).find((file) => name.test(file));
      text = found ? await readFile(join(this.browser.downloads, found), 'utf8') : '';
      return text.startsWith(beginning);
    });
    return text;
  }

  async #has(text: Name): Promise<boolean> {
    return matches(String(await this.#ask(TEXT)), text);
  }

  /** The value of an expression in the page that stands there now, or nothing while there is none yet. */
  async #ask(expression: string): Promise<unknown> {
    const answer = await this.browser.run(answerOf(expression));
    if (answer === UNPREPARED) await this.browser.run(PREPARE);
    else if (typeof answer === 'string' && answer.startsWith(COMPLAINT)) throw new Complaint(answer);
    else return answer;
  }

  /** A selector for what is found, once it is there, can be used and stands still. */
  async #find(query: (mark: number) => string): Promise<string> {
    this.#marks += 1;
    let place = '';
    await this.#until(async () => {
      const before = place;
      place = String(await this.#ask(query(this.#marks)));
      return place !== '' && place === before;
    });
    return `[${MARK}="${this.#marks}"]`;
  }

  /** Gives the focus to what is found; where its page has gone meanwhile, to the same on the next. */
  async #enter(query: (mark: number) => string): Promise<void> {
    await this.#until(async () => {
      await this.#find(query);
      return (await this.browser.run(selectAll(this.#marks))) === true;
    });
  }

  /** A page that goes while it is asked is one that is not there yet. */
  async #until(isSo: () => Promise<boolean>): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    for (let why: unknown; ; await pause(60)) {
      try {
        if (await isSo()) return;
      } catch (error) {
        if (error instanceof Complaint) throw error;
        why = error;
      }
      if (Date.now() > end) throw new Error(`Not within ${PATIENCE_MS / 1000} s`, { cause: why });
    }
  }
}

/** What the page itself said went wrong: no waiting mends it. */
class Complaint extends Error {}

const matches = (text: string, wanted: Name): boolean =>
  typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text);
