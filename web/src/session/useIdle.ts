import { useEffect, useRef, useState } from 'react';
import { sessionApi } from '../api/clients/session';
import { closePrompts } from '../ui/prompts';
import { activity, onSignOfLife } from './activity';
import { type Idle, idleAfter, KEEP_ALIVE_MS, POLL_MS } from './idle';

const MOUNTED_FLAG = 'idledetector';

/** Extends the session at the bank; how it went is the next call's business. */
const keepAlive = () => void sessionApi.user.query().catch(() => undefined);

/** Watches for activity in every tab. `stay` is the customer's answer to the warning. */
export function useIdle(): { idle: Idle; stay: () => void } {
  const [idle, setIdle] = useState<Idle>({ state: 'active' });
  const keptAliveAt = useRef(0);
  const warned = useRef(false);

  useEffect(() => {
    sessionStorage.setItem(MOUNTED_FLAG, 'true');
    activity.record();
    keptAliveAt.current = Date.now();

    const poll = setInterval(() => {
      const next = idleAfter(Date.now() - activity.last());
      if (next.state !== 'active' && !warned.current) closePrompts();
      warned.current = next.state !== 'active';
      setIdle((before) => (before.state === 'active' && next.state === 'active' ? before : next));
    }, POLL_MS);

    const forget = onSignOfLife(() => {
      // Once warned, only a clear answer keeps the session open.
      if (warned.current || !activity.record()) return;
      if (Date.now() - keptAliveAt.current < KEEP_ALIVE_MS) return;
      keptAliveAt.current = Date.now();
      keepAlive();
    });

    return () => {
      clearInterval(poll);
      forget();
      sessionStorage.removeItem(MOUNTED_FLAG);
    };
  }, []);

  const stay = () => {
    activity.record();
    warned.current = false;
    keptAliveAt.current = Date.now();
    keepAlive();
    setIdle({ state: 'active' });
  };

  return { idle, stay };
}
