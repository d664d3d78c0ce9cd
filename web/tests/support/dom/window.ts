import type { DetachedWindowAPI } from 'happy-dom';
import type { Network } from './network';
import { DomPage } from './page';
import { watchMutations } from './retry';

declare global {
  interface Window {
    happyDOM: DetachedWindowAPI;
  }
}

/** Rules that can hide an element. The others are dropped: happy-dom matches every rule against every element. */
const CAN_HIDE = /display|visibility/;

/** Points the window, which all tests of a worker share, at the bank, and adds what happy-dom lacks. */
export function prepareWindow(network: Network, origin: string): DomPage {
  window.happyDOM.setURL(`${origin}/`);
  Object.assign(globalThis, {
    fetch: network.fetch,
    // Node's channels reach the other workers, whose customers would sign each other out.
    BroadcastChannel: class extends EventTarget {
      postMessage() {}
      close() {}
    },
  });
  window.fetch = network.fetch;

  // Without a layout everything takes one pixel, and what CSS does not hide is visible.
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 1, 1);
  document.documentElement.lang = 'es-MX';
  const style = document.createElement('style');
  style.textContent = 'html { visibility: visible }';
  document.head.append(style);

  const { appendChild } = HTMLStyleElement.prototype;
  HTMLStyleElement.prototype.appendChild = function <Child extends Node>(this: Node, child: Child): Child {
    const text = child.textContent ?? '';
    if (text === '' || CAN_HIDE.test(text)) appendChild.call(this, child);
    return child;
  };

  watchMutations();
  return new DomPage(network);
}
