/** What a walk asks of a browser, in the few words that Firefox and WebKit have in common. */
export type WalkBrowser = {
  /** 'Firefox 153.7.0' */
  name: string;
  /** Where it saves what is downloaded. */
  downloads: string;
  open: (address: string) => Promise<void>;
  /** The value of an expression in the page. */
  run: (expression: string) => Promise<unknown>;
  /** A real press on what a selector finds, and real keys into what has the focus. */
  click: (selector: string) => Promise<void>;
  write: (text: string) => Promise<void>;
  press: (key: WalkKey) => Promise<void>;
  choose: (selector: string, value: string) => Promise<void>;
  /** A phone's window of 390×844; answers how wide it came out. */
  narrow: () => Promise<void>;
  back: () => Promise<void>;
  reload: () => Promise<void>;
  /** A PNG. */
  picture: () => Promise<Uint8Array>;
  close: () => Promise<void>;
};

export type WalkKey = 'ArrowRight' | 'ArrowLeft' | 'Escape' | 'Tab';

/** A browser that can be walked in: how to start one, or what is missing here. */
export type WalkKind = { id: string; start: () => Promise<WalkBrowser>; missing: () => string | undefined };

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1280, height: 900 };

/** The customer's device is on the other side of the world, as in the browser tests: dates are Mexico City's all the same. */
export const FAR_AWAY = { TZ: 'Asia/Tokyo' };
