import { useEffect, useRef, useState } from 'react';
import { sessionApi } from '../api/clients/session';
import { tabStorage } from '../environment/storage';
import { closePrompts } from '../page/prompts';
import { activity, onSignOfLife } from './activity';
import { type Idle, idleAfter, POLL_MS, TELL_MS } from './idle';

const MOUNTED_FLAG = 'idledetector';

const tellBank = (now: number): void =>
  void sessionApi.user.query().then(
    () => activity.heard(now),
    () => {},
  );

/** `stay` dismisses the warning. */
export function useIdle(): { idle: Idle; stay: () => void } {
  const [idle, setIdle] = useState<Idle>({ state: 'active' });
  const toldAt = useRef(0);

  useEffect(() => {
    tabStorage.setItem(MOUNTED_FLAG, 'true');
    let before: Idle['state'] = 'active';

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
    // In the capture phase, before queries refetch after sleep.
    window.addEventListener('visibilitychange', look, true);
    // After the warning only `stay` keeps the session open; after sleep the warning may not have been shown.
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
