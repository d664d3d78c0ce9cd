/** Operations that Firefox and WebKit have in common. */
export type WalkBrowser = {
  /** 'Firefox 153.7.0' */
  name: string;
  /** Download folder. */
  downloads: string;
  open: (address: string) => Promise<void>;
  /** Evaluates an expression in the page. */
  run: (expression: string) => Promise<unknown>;
  /** Real mouse and keyboard input. */
  click: (selector: string) => Promise<void>;
  write: (text: string) => Promise<void>;
  press: (key: WalkKey) => Promise<void>;
  choose: (selector: string, value: string) => Promise<void>;
  /** Resizes to 390×844; returns the width reached. */
  narrow: () => Promise<void>;
  back: () => Promise<void>;
  reload: () => Promise<void>;
  picture: () => Promise<Uint8Array>;
  close: () => Promise<void>;
};

export type WalkKey = 'ArrowRight' | 'ArrowLeft' | 'Escape' | 'Tab';

/** Browser that can be started, or the reason why not. */
export type WalkKind = { id: string; start: () => Promise<WalkBrowser>; missing: () => string | undefined };

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1280, height: 900 };

/** A device in another time zone: dates must still be Mexico City's. */
export const FAR_AWAY = { TZ: 'Asia/Tokyo' };
