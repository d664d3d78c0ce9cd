import { createStore } from 'zustand/vanilla';
import type { Offer, OfferTerms } from '#contract/campaigns';

/** Client state outside React, one slice per concern. Modules keep no state except caches of lazy imports. */

type Lifetime = { controller: AbortController | undefined };
const lifetime: Lifetime = { controller: undefined };

type BankClock = {
  /** Milliseconds between the bank's clock and `performance.now()`; undefined before the first response. */
  aheadMs: number | undefined;
  /** Date header of the last response, in epoch milliseconds. */
  lastResponseAt: number | undefined;
  onJump: () => void;
};
const bankClock: BankClock = { aheadMs: undefined, lastResponseAt: undefined, onJump: () => {} };

type UnauthorizedHandler = { handle: (path: string, isRetry: boolean) => Promise<boolean> };
const unauthorized: UnauthorizedHandler = { handle: async () => false };

type AccessBlocked = { error: Error | undefined };
const accessBlocked: AccessBlocked = { error: undefined };

type SignOut = {
  status: 'no' | 'trying' | 'failed' | 'again';
  result: Promise<'own' | 'another' | 'none'> | undefined;
  retryNow: () => void;
};
const signOut: SignOut = { status: 'no', result: undefined, retryNow: () => {} };

type Tabs = { channel: BroadcastChannel | undefined };
const tabs: Tabs = { channel: undefined };

type Dialogs = {
  open: readonly { onBack: () => void }[];
  isSettling: boolean;
  /** The client is navigating back over the entries of closed dialogs. */
  isReturning: boolean;
  /** Called once the history has one entry per open dialog. */
  callbacks: readonly (() => void)[];
};
const dialogs: Dialogs = { open: [], isSettling: false, isReturning: false, callbacks: [] };

type DialogFocus = {
  open: readonly object[];
  opener: HTMLElement | undefined;
};
const dialogFocus: DialogFocus = { open: [], opener: undefined };

type Prompts = { open: ReadonlySet<() => void> };
const prompts: Prompts = { open: new Set() };

type ErrorReporter = { report: (code: string) => void };
const errorReporter: ErrorReporter = { report: () => {} };

type Usage = { inUse: boolean };
const usage: Usage = { inUse: false };

type Navigation = {
  hasMoved: boolean;
  pending: readonly Promise<unknown>[];
  pattern: string | undefined;
};
const navigation: Navigation = { hasMoved: false, pending: [], pattern: undefined };

type ReturnTo = { form: { to: string; label: string } | undefined };
const returnTo: ReturnTo = { form: undefined };

/** Disclosures that Back finds as they were left. */
type Disclosures = { isWeekOpen: boolean };
const disclosures: Disclosures = { isWeekOpen: false };

type Drafts = {
  byAddress: ReadonlyMap<string, { search: string; draft: Readonly<Record<string, string>> }>;
};
const drafts: Drafts = { byAddress: new Map() };

type PayeeCreation = { merchantKey: string | undefined };
const payeeCreation: PayeeCreation = { merchantKey: undefined };

/** `until`: bank time in epoch milliseconds; nothing can be signed before it. */
type SignatureLock = { until: number | undefined };
const signatureLock: SignatureLock = { until: undefined };

type Offers = { byKey: ReadonlyMap<string, { offer: Offer; terms: OfferTerms; isTaken: boolean }> };
const offers: Offers = { byKey: new Map() };

type Entries = ReadonlyMap<string, string>;
type MemoryStorage = { tab: Entries; device: Entries };
const memoryStorage: MemoryStorage = { tab: new Map(), device: new Map() };

const initialState = {
  lifetime,
  bankClock,
  unauthorized,
  accessBlocked,
  signOut,
  tabs,
  dialogs,
  dialogFocus,
  prompts,
  errorReporter,
  usage,
  navigation,
  returnTo,
  disclosures,
  drafts,
  payeeCreation,
  signatureLock,
  offers,
  memoryStorage,
};

export type AppState = typeof initialState;

export const appState = createStore<AppState>(() => initialState);

export const updateSlice = <Name extends keyof AppState>(name: Name, change: Partial<AppState[Name]>): void =>
  appState.setState((state) => ({ ...state, [name]: { ...state[name], ...change } }));

/** Aborts on `resetAppState`. For requests, timers and channels that outlive components. */
export function lifetimeSignal(): AbortSignal {
  const { controller = new AbortController() } = appState.getState().lifetime;
  updateSlice('lifetime', { controller });
  return controller.signal;
}

export function resetAppState(): void {
  const { controller } = appState.getState().lifetime;
  appState.setState(appState.getInitialState(), true);
  controller?.abort();
}
