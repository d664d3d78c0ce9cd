import type { Page } from '@playwright/test';
import { fireEvent } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import '#web/lib/environment/zod-jitless.ts';
import { startClient } from '#web/app/start-client.tsx';
import { consolePath } from '../console';
import { deleteDownloads, nextDownload } from './download';
import { toUserEventKey } from './keys';
import { DomLocator, rejectLayoutReads } from './locator';
import type { Matches, Network, PageRequest, PageResponse, PageRoute } from './network';
import { retry } from './retry';

type Size = { width: number; height: number };

/** The subset of Playwright's `Page` that journeys use, over the DOM of the test process. */
export class DomPage {
  readonly network: Network;
  readonly #user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  readonly #root = new DomLocator('', this.#user);
  #stop: (() => void) | undefined;
  #initScripts: (() => void)[] = [];

  constructor(network: Network) {
    this.network = network;
    // Loading a document restarts the client.
    Object.assign(location, {
      assign: (url: string | URL) => void this.#load(url),
      replace: (url: string | URL) => void this.#load(url, 'replace'),
      reload: () => void this.reload(),
    });
  }

  readonly keyboard = {
    press: (key: string) => this.#user.keyboard(toUserEventKey(key)),
    type: (text: string) => this.#user.keyboard(text.replace(/[[{]/g, '$&$&')),
  };

  getByRole = (...query: Parameters<DomLocator['getByRole']>) => this.#root.getByRole(...query);
  getByText = (...query: Parameters<DomLocator['getByText']>) => this.#root.getByText(...query);
  getByLabel = (...query: Parameters<DomLocator['getByLabel']>) => this.#root.getByLabel(...query);
  locator = (selector: string) => this.#root.locator(selector);
  url = () => location.href;

  goto = (path: string) => this.#load(path);

  reset = (): void => {
    this.close();
    this.#initScripts = [];
    deleteDownloads();
  };

  /** Unmounts the client, as a browser does before it loads another document. */
  close = (): void => {
    this.#stop?.();
    this.#stop = undefined;
    document.body.replaceChildren();
  };

  async #load(url: string | URL, mode: 'push' | 'replace' = 'push'): Promise<void> {
    const target = new URL(url, `${location.origin}/`).href;
    this.close();
    if (mode === 'push') history.pushState(null, '', target);
    else history.replaceState(null, '', target);
    await this.#open();
  }

  reload = async (): Promise<void> => {
    this.close();
    await this.#open();
  };

  /** Starts the sandbox's console under its path, and the client under any other. */
  async #open(): Promise<void> {
    delete window.dataLayer;
    const root = document.createElement('div');
    root.id = 'root';
    document.body.append(root);
    for (const run of this.#initScripts) run();
    const start = location.pathname.startsWith(consolePath())
      ? (await import('../../../console/start-console')).startConsole
      : startClient;
    this.#stop = start(root);
  }

  async #moveInHistory(go: () => void): Promise<void> {
    const popstate = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    go();
    await popstate;
  }
  goBack = () => this.#moveInHistory(() => history.back());
  goForward = () => this.#moveInHistory(() => history.forward());

  async evaluate<Argument, Result>(read: (argument: Argument) => Result, argument: Argument) {
    rejectLayoutReads(read);
    return await read(argument);
  }

  /**
   * Runs `script` before the client starts. It may only write to storage: tests of one worker share the
   * window.
   */
  addInitScript = async <Argument>(script: (argument: Argument) => unknown, argument: Argument) => {
    this.#initScripts.push(() => void script(argument));
  };

  async waitForFunction<Argument, Result>(read: (argument: Argument) => Result, argument: Argument) {
    rejectLayoutReads(read);
    await retry(
      () => read(argument),
      () => `${read} stayed false`,
    );
  }

  on(_event: 'request', listener: (request: PageRequest) => void): void {
    this.network.onRequest(listener);
  }
  async route(pattern: Matches<URL>, handler: (route: PageRoute) => unknown): Promise<void> {
    this.network.route(pattern, handler);
  }
  async unroute(pattern: Matches<URL>): Promise<void> {
    this.network.unroute(pattern);
  }
  waitForRequest = (matches: Matches<PageRequest>) => this.network.waitFor(matches);
  waitForResponse = (matches: Matches<PageResponse>) => this.network.waitForResponse(matches);

  /** Waits for a download, the only event that journeys can wait for. */
  waitForEvent = (_event: 'download') => nextDownload();

  async setViewportSize(size: Size): Promise<void> {
    window.happyDOM.setViewport(size);
  }

  /** Waits for `networkidle`, the only state that tests wait for. */
  waitForLoadState = () => this.network.waitForIdle();

  /** Only reports activity to the client: a DOM has no coordinates. */
  readonly mouse = {
    move: async () => void fireEvent.pointerMove(document.body),
    wheel: async () => void fireEvent.wheel(document.body),
  };
}

/** Returns the page as Playwright's `Page`. Members that need a browser throw. */
export const asPlaywrightPage = (page: DomPage): Page =>
  // `DomPage` has every member that journeys use; the proxy rejects the others, so the assertion is safe.
  new Proxy(page, {
    get(target, name) {
      if (!(name in target) && typeof name === 'string' && name !== 'then' && name !== 'asymmetricMatch')
        throw new Error(`page.${name} needs a browser: write this test in web/tests/browser.`);
      return Reflect.get(target, name, target);
    },
  }) as unknown as Page;
