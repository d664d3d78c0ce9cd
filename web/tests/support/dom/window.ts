import type { DetachedWindowAPI } from 'happy-dom';
import type { Network } from './network';
import { DomPage } from './page';
import { watchMutations } from './retry';

declare global {
  interface Window {
    happyDOM: DetachedWindowAPI;
  }
}

/** Only such rules can hide something; happy-dom matches every rule against every element whose style is asked for. */
const CAN_HIDE = /display|visibility/;

/** Gives the worker's window, which all its tests share, the address of the bank and what happy-dom lacks. */
export function prepareWindow(network: Network, origin: string): DomPage {
  window.happyDOM.setURL(`${origin}/`);
  Object.assign(globalThis, {
    fetch: network.fetch,
    // Node's channels reach the other threads, whose customers would sign each other out.
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
