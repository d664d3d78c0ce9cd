export type WalkBrowser = {
  name: string;
  downloads: string;
  open: (address: string) => Promise<void>;
  run: (expression: string) => Promise<unknown>;
  /** Real input, not synthetic events. */
  click: (selector: string) => Promise<void>;
  write: (text: string) => Promise<void>;
  press: (key: WalkKey) => Promise<void>;
  choose: (selector: string, value: string) => Promise<void>;
  /** Returns the width reached. */
  narrow: () => Promise<void>;
  back: () => Promise<void>;
  reload: () => Promise<void>;
  screenshot: () => Promise<Uint8Array>;
  close: () => Promise<void>;
};

export type WalkKey = 'ArrowRight' | 'ArrowLeft' | 'Escape' | 'Tab';

export type WalkKind = {
  id: string;
  start: () => Promise<WalkBrowser>;
  missingPackage: () => string | undefined;
};

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1280, height: 900 };

/** Dates must be Mexico City's in any time zone. */
export const DISTANT_TIME_ZONE = { TZ: 'Asia/Tokyo' };
