import { tabStorage } from '../environment/storage';

export type SessionPair = { token: string; antiForgery: string | null };

const keys = { token: 'token', antiForgery: 'antiForgery' } as const;

/** In session storage: one pair per tab, which ends with the tab. */
export const sessionStore = {
  read: (): SessionPair | null => {
    const token = tabStorage.getItem(keys.token);
    return token === null ? null : { token, antiForgery: tabStorage.getItem(keys.antiForgery) };
  },
  write: ({ token, antiForgery }: { token?: string | null; antiForgery?: string | null }) => {
    if (token) tabStorage.setItem(keys.token, token);
    if (antiForgery) tabStorage.setItem(keys.antiForgery, antiForgery);
  },
  clear: () => {
    for (const key of Object.values(keys)) tabStorage.removeItem(key);
  },
};
