export type JourneyBrowser = {
  name: string;
  downloads: string;
  open: (address: string) => Promise<void>;
  run: (expression: string) => Promise<unknown>;
  /** Real input, not synthetic events. */
  click: (selector: string) => Promise<void>;
  write: (text: string) => Promise<void>;
  press: (key: JourneyKey) => Promise<void>;
  choose: (selector: string, value: string) => Promise<void>;
  /** Resizes the window to a phone. */
  narrow: () => Promise<void>;
  back: () => Promise<void>;
  reload: () => Promise<void>;
  screenshot: () => Promise<Uint8Array>;
  close: () => Promise<void>;
};

export type JourneyKey = 'ArrowRight' | 'ArrowLeft' | 'Escape' | 'Tab';

export type BrowserKind = {
  id: string;
  start: () => Promise<JourneyBrowser>;
  missingPackage: () => string | undefined;
};

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 900 };

/** Dates must be Mexico City's in any time zone. */
export const DISTANT_TIME_ZONE = { TZ: 'Asia/Tokyo' };
