import { createStore } from 'zustand/vanilla';
import type { Offer, OfferTerms } from '#contract/campaigns';

/**
 * The client's state outside React, in one store with a slice per concern. A module that needs to remember something
 * between calls adds a slice here and exports functions that read and update it; only caches of lazily imported code
 * stay in their modules.
 */

/** Aborted by `resetAppState`. */
type Lifetime = { controller: AbortController | undefined };
const lifetime: Lifetime = { controller: undefined };

/** See api/bank-clock. */
type BankClock = {
  /** Milliseconds by which the bank's clock is ahead of `performance.now()`; unknown before the first answer. */
  aheadMs: number | undefined;
};
const bankClock: BankClock = { aheadMs: undefined };

/** See api/unauthorized. */
type Unauthorized = { handle: (path: string, renewed: boolean) => Promise<boolean> };
const unauthorized: Unauthorized = { handle: async () => false };

/** See api/access-blocked. */
type AccessBlocked = { error: Error | undefined };
const accessBlocked: AccessBlocked = { error: undefined };

/** See session/closing. */
type SignOut = {
  status: 'no' | 'trying' | 'failed' | 'again';
  /** Owner of the session that the bank ended, told by its cookie. */
  result: Promise<'own' | 'another' | 'none'> | undefined;
  retryNow: () => void;
};
const signOut: SignOut = { status: 'no', result: undefined, retryNow: () => {} };

/** See session/tabs. */
type Tabs = { channel: BroadcastChannel | undefined };
const tabs: Tabs = { channel: undefined };

/** See ui/dialog-history. */
type Dialogs = {
  /** The topmost is the last. */
  open: readonly { onBack: () => void }[];
  /** The history is brought in line with `open` in the next microtask. */
  isSettling: boolean;
  /** The client, not the customer, is going back over the entries of closed dialogs. */
  isReturning: boolean;
  /** Called once the history has as many entries as there are open dialogs. */
  waiting: readonly (() => void)[];
};
const dialogs: Dialogs = { open: [], isSettling: false, isReturning: false, waiting: [] };

/** See ui/focus-return. */
type DialogFocus = {
  /** One entry per open dialog. */
  open: readonly object[];
  /** The element that had the focus before the first of them opened. */
  opener: HTMLElement | undefined;
};
const dialogFocus: DialogFocus = { open: [], opener: undefined };

/** See ui/prompts. */
type Prompts = { open: ReadonlySet<() => void> };
const prompts: Prompts = { open: new Set() };

/** See ui/error-shown. */
type ErrorReporter = { report: (code: string) => void };
const errorReporter: ErrorReporter = { report: () => {} };

/** See ui/in-use. */
type Usage = { inUse: boolean };
const usage: Usage = { inUse: false };

/** See ui/PageHeading, app/routes/arriving and app/analytics/current-page. */
type Navigation = {
  /** True once the customer has left the first page of the visit. */
  hasMoved: boolean;
  /** Page code that is being fetched. */
  pending: readonly Promise<unknown>[];
  /** The route pattern of the current page. */
  pattern: string | undefined;
};
const navigation: Navigation = { hasMoved: false, pending: [], pattern: undefined };

/** See operation/errand. */
type ReturnTo = { form: { to: string; label: string } | undefined };
const returnTo: ReturnTo = { form: undefined };

/** See flow/drafts. */
type Drafts = {
  byAddress: ReadonlyMap<string, { search: string; draft: Readonly<Record<string, string>> }>;
};
const drafts: Drafts = { byAddress: new Map() };

/** See features/payees/create/service. */
type PayeeCreation = { merchantKey: string | undefined };
const payeeCreation: PayeeCreation = { merchantKey: undefined };

/** See features/campaigns/asked-offer. */
type Offers = { byKey: ReadonlyMap<string, { offer: Offer; terms: OfferTerms; isTaken: boolean }> };
const offers: Offers = { byKey: new Map() };

/** See environment/storage. */
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
  drafts,
  payeeCreation,
  offers,
  memoryStorage,
};

export type AppState = typeof initialState;

export const appState = createStore<AppState>(() => initialState);

/** Replaces the given properties of one slice. */
export const updateSlice = <Name extends keyof AppState>(name: Name, change: Partial<AppState[Name]>): void =>
  appState.setState((state) => ({ ...state, [name]: { ...state[name], ...change } }));

/** Aborts when the state is reset. For requests, timers and channels that may outlive every component. */
export function lifetimeSignal(): AbortSignal {
  const { controller = new AbortController() } = appState.getState().lifetime;
  updateSlice('lifetime', { controller });
  return controller.signal;
}

/** Restores the initial state and aborts the signal of the previous one. */
export function resetAppState(): void {
  const { controller } = appState.getState().lifetime;
  appState.setState(appState.getInitialState(), true);
  controller?.abort();
}
