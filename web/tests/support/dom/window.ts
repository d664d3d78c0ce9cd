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
 * Selects the CSS rules that can hide an element or separate the words of a name. The others are dropped,
 * since happy-dom matches every rule against every element.
 */
const canHide = (rule: string) =>
  /display|visibility/.test(rule) &&
  // happy-dom does not re-evaluate `:empty`.
  !rule.includes(':empty');

/** Connects the window, shared by all tests of a worker, to the bank, and adds APIs that happy-dom lacks. */
export function prepareWindow(network: Network, origin: string): DomPage {
  window.happyDOM.setURL(`${origin}/`);
  Object.assign(globalThis, {
    fetch: network.fetch,
    // Without layout every element counts as in view.
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

  // happy-dom treats the content of a closed `details` as visible.
  const { checkVisibility } = Element.prototype;
  Element.prototype.checkVisibility = function (options) {
    const isFoldedAway = this.parentElement?.closest('details:not([open])') && !this.closest('summary');
    return !isFoldedAway && checkVisibility.call(this, options);
  };
  // Without layout every element measures one pixel and is visible unless CSS hides it.
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 1, 1);
  document.documentElement.lang = 'es-MX';
  const style = document.createElement('style');
  style.textContent = 'html { visibility: visible }';
  document.head.append(style);

  const { appendChild } = HTMLStyleElement.prototype;
  HTMLStyleElement.prototype.appendChild = function <Child extends Node>(this: Node, child: Child): Child {
    // happy-dom ignores rules inside a layer.
    const text = (child.textContent ?? '').replace(/^@layer [\w-]+\{([\s\S]*)\}$/, '$1');
    if (text === '' || canHide(text)) appendChild.call(this, document.createTextNode(text));
    return child;
  };

  catchDownloads();
  watchMutations();
  return new DomPage(network);
}
