import nodeConsole from 'node:console';
import type { DetachedWindowAPI } from 'happy-dom';
import { addStyleSheet, checkVisibility, getComputedStyle } from './computed-style';
import { catchDownloads } from './download';
import { eventSourceOf } from './event-source';
import type { Network } from './network';
import { DomPage } from './page';
import { watchMutations } from './retry';

declare global {
  interface Window {
    happyDOM: DetachedWindowAPI;
  }
}

const descendantsOf = ({ children }: ParentNode): Element[] =>
  [...children].flatMap((child) => [child, ...descendantsOf(child)]);

/** Connects the window, shared by all tests of a worker, to the bank, and adds APIs that happy-dom lacks. */
export function prepareWindow(network: Network, origin: string): DomPage {
  window.happyDOM.setURL(`${origin}/`);
  // happy-dom starts before vitest replaces the console, so its errors would bypass the test's console.
  if (nodeConsole !== console) nodeConsole.error = (...parts: unknown[]) => console.error(...parts);
  Object.assign(globalThis, {
    fetch: network.fetch,
    EventSource: eventSourceOf(network),
    // Without layout every element counts as in view.
    IntersectionObserver: class {
      readonly #callback: (entries: { isIntersecting: boolean }[]) => void;
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        this.#callback = callback;
      }
      observe() {
        queueMicrotask(() => this.#callback([{ isIntersecting: true }]));
      }
      unobserve() {}
      disconnect() {}
    },
    // Node's channels reach the other workers, whose customers would sign each other out.
    BroadcastChannel: class extends EventTarget {
      postMessage() {}
      close() {}
    },
  });
  window.fetch = network.fetch;

  Object.assign(window, { getComputedStyle });
  Element.prototype.checkVisibility = function () {
    return checkVisibility(this);
  };
  // Without layout every element measures one pixel and is visible unless CSS hides it.
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 1, 1);
  for (const { prototype } of [Element, Document]) {
    const { querySelectorAll } = prototype;
    // Queries by role and text read every element; happy-dom sorts and caches the results, which is slow.
    Object.assign(prototype, {
      querySelectorAll(this: ParentNode, selector: string) {
        return selector === '*' ? descendantsOf(this) : querySelectorAll.call(this, selector);
      },
    });
  }
  document.documentElement.lang = 'es-MX';
  const { appendChild } = HTMLStyleElement.prototype;
  HTMLStyleElement.prototype.appendChild = function <Child extends Node>(this: Node, child: Child): Child {
    addStyleSheet(child.textContent ?? '');
    // The sheet is empty, so that happy-dom has nothing to match.
    appendChild.call(this, document.createTextNode(''));
    return child;
  };

  catchDownloads();
  watchMutations();
  return new DomPage(network);
}
