import { useEffect, useRef, useState } from 'react';
import { sessionApi } from '../api/clients/session';
import { tabStorage } from '../environment/storage';
import { closePrompts } from '../page/prompts';
import { activity, onSignOfLife } from './activity';
import { type Idle, idleAfter, POLL_MS, TELL_MS } from './idle';

const MOUNTED_FLAG = 'idledetector';

/** Extends the session at the bank. A 401 is dealt with where all are; what else fails is tried again. */
const tellBank = (now: number): void =>
  void sessionApi.user.query().then(
    () => activity.heard(now),
    () => {},
  );

/** Watches for activity in every tab, and lets the bank hear of it. `stay` is the customer's answer to the warning. */
export function useIdle(): { idle: Idle; stay: () => void } {
  const [idle, setIdle] = useState<Idle>({ state: 'active' });
  const toldAt = useRef(0);

  useEffect(() => {
    tabStorage.setItem(MOUNTED_FLAG, 'true');
    let before: Idle['state'] = 'active';

    /** Applies the rule to now; says whether the customer counts as being there. */
    const look = (): boolean => {
      const now = Date.now();
      const next = idleAfter(now - activity.last());
      const active = next.state === 'active';
      if (!active && before === 'active') closePrompts();
      before = next.state;
      setIdle((shown) => (shown.state === 'active' && active ? shown : next));
      if (active && activity.isUnheard(now) && Math.abs(now - toldAt.current) >= TELL_MS) {
        toldAt.current = now;
        tellBank(now);
      }
      return active;
    };

    const poll = setInterval(look, POLL_MS);
    // Before anything is read again for a tab that has slept.
    window.addEventListener('visibilitychange', look, true);
    // Once warned, only a clear answer keeps the session open; after a sleep nobody may have been warned yet.
    const forget = onSignOfLife(() => {
      if (look() && activity.record()) look();
    });

    return () => {
      clearInterval(poll);
      window.removeEventListener('visibilitychange', look, true);
      forget();
      tabStorage.removeItem(MOUNTED_FLAG);
    };
  }, []);

  const stay = () => {
    const now = Date.now();
    activity.record(now);
    toldAt.current = now;
    tellBank(now);
    setIdle({ state: 'active' });
  };

  return { idle, stay };
}
