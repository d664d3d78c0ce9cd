import type { DetachedWindowAPI } from 'happy-dom';
import { catchDownloads } from './download';
import type { Network } from './network';
import { DomPage } from './page';
import { watchMutations } from './retry';

declare global {
  interface Window {
    happyDOM: DetachedWindowAPI;
  }
}

/**
 * Selects the rules that can hide an element or separate the words of a name. The others are dropped, since happy-dom
 * matches every rule against every element.
 */
const canHide = (rule: string) =>
  /display|visibility/.test(rule) &&
  // happy-dom does not notice that an element is no longer empty.
  !rule.includes(':empty');

/** Points the window, which all tests of a worker share, at the bank, and adds what happy-dom lacks. */
export function prepareWindow(network: Network, origin: string): DomPage {
  window.happyDOM.setURL(`${origin}/`);
  Object.assign(globalThis, {
    fetch: network.fetch,
    // Without a layout everything is in sight.
    IntersectionObserver: class {
      readonly #tell: (entries: { isIntersecting: boolean }[]) => void;
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.#tell = tell;
      }
      observe() {
        queueMicrotask(() => this.#tell([{ isIntersecting: true }]));
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

  // happy-dom leaves out what a closed `details` hides.
  const { checkVisibility } = Element.prototype;
  Element.prototype.checkVisibility = function (options) {
    const isFoldedAway = this.parentElement?.closest('details:not([open])') && !this.closest('summary');
    return !isFoldedAway && checkVisibility.call(this, options);
  };
  // Without a layout everything takes one pixel, and what CSS does not hide is visible.
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 1, 1);
  document.documentElement.lang = 'es-MX';
  const style = document.createElement('style');
  style.textContent = 'html { visibility: visible }';
  document.head.append(style);

  const { appendChild } = HTMLStyleElement.prototype;
  HTMLStyleElement.prototype.appendChild = function <Child extends Node>(this: Node, child: Child): Child {
    const text = child.textContent ?? '';
    if (text === '' || canHide(text)) appendChild.call(this, child);
    return child;
  };

  catchDownloads();
  watchMutations();
  return new DomPage(network);
}
