import { tabStorage } from '../environment/storage';

/** What authenticates this tab: the session token and the value that every mutation must carry. */
export type SessionPair = { token: string; antiForgery: string | null };

const keys = { token: 'token', antiForgery: 'antiForgery' } as const;

/** Session storage: each tab has its own pair, and it ends with the tab. */
export const sessionStore = {
  /** Null when nobody is signed in. */
  read: (): SessionPair | null => {
    const token = tabStorage.getItem(keys.token);
    return token === null ? null : { token, antiForgery: tabStorage.getItem(keys.antiForgery) };
  },
  /** Replaces what it is given and keeps the rest. */
  write: ({ token, antiForgery }: { token?: string | null; antiForgery?: string | null }) => {
    if (token) tabStorage.setItem(keys.token, token);
    if (antiForgery) tabStorage.setItem(keys.antiForgery, antiForgery);
  },
  clear: () => {
    for (const key of Object.values(keys)) tabStorage.removeItem(key);
  },
};
