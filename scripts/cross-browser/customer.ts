import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { JourneyBrowser, JourneyKey } from './browser';
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

const TIMEOUT_MS = 15_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Each action waits until it is possible. */
export class Customer {
  /** For error reports. */
  step = '';
  readonly browser: JourneyBrowser;
  readonly #home: string;
  #marks = 0;

  constructor(browser: JourneyBrowser, home: string) {
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

  async keys(role: string, name: Name, keys: readonly JourneyKey[]): Promise<void> {
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

  async finds(subject: string, expression: string): Promise<void> {
    this.step = `finds that ${subject}`;
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

  /** Waits for a download with this name and beginning; returns its text. */
  async saves(name: RegExp, beginning: string): Promise<string> {
    this.step = `saves ${name}`;
    let text = '';
    await this.#until(async () => {
      const fileName = (await readdir(this.browser.downloads)).find((file) => name.test(file));
      text = fileName ? await readFile(join(this.browser.downloads, fileName), 'utf8') : '';
      return text.startsWith(beginning);
    });
    return text;
  }

  async #has(text: Name): Promise<boolean> {
    return matches(String(await this.#ask(TEXT)), text);
  }

  /** Returns undefined while the page is loading. */
  async #ask(expression: string): Promise<unknown> {
    const answer = await this.browser.run(answerOf(expression));
    if (answer === UNPREPARED) await this.browser.run(PREPARE);
    else if (typeof answer === 'string' && answer.startsWith(COMPLAINT)) throw new Complaint(answer);
    else return answer;
  }

  /** Waits until the element is present, enabled and not moving. */
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

  /** Retries on the next page if the browser navigates. */
  async #enter(query: (mark: number) => string): Promise<void> {
    await this.#until(async () => {
      await this.#find(query);
      return (await this.browser.run(selectAll(this.#marks))) === true;
    });
  }

  /** Retries after errors too: a page that is being replaced throws. */
  async #until(condition: () => Promise<boolean>): Promise<void> {
    const end = Date.now() + TIMEOUT_MS;
    for (let lastError: unknown; ; await pause(60)) {
      try {
        if (await condition()) return;
      } catch (error) {
        if (error instanceof Complaint) throw error;
        lastError = error;
      }
      if (Date.now() > end) throw new Error(`Not within ${TIMEOUT_MS / 1000} s`, { cause: lastError });
    }
  }
}

/** Not retried. */
class Complaint extends Error {}

const matches = (text: string, name: Name): boolean =>
  typeof name === 'string' ? text.includes(name) : name.test(text);
