import { useEffect, useRef, useState } from 'react';
import { sessionApi } from '../api/clients/session';
import { tabStorage } from '../environment/storage';
import { closePrompts } from '../page/prompts';
import { activity, onActivity } from './activity';
import { type Idle, idleAfter, POLL_MS, REPORT_INTERVAL_MS } from './idle';

const MOUNTED_FLAG = 'idledetector';

const reportActivity = (now: number): void =>
  void sessionApi.user.query().then(
    () => activity.recordReport(now),
    () => {},
  );

/** Returns the idle state and `stay`, which dismisses the warning. */
export function useIdle(): { idle: Idle; stay: () => void } {
  const [idle, setIdle] = useState<Idle>({ state: 'active' });
  const reportedAt = useRef(0);

  useEffect(() => {
    tabStorage.setItem(MOUNTED_FLAG, 'true');
    let previousState: Idle['state'] = 'active';

    const checkIdle = (): boolean => {
      const now = Date.now();
      const next = idleAfter(now - activity.lastAt());
      const active = next.state === 'active';
      if (!active && previousState === 'active') closePrompts();
      previousState = next.state;
      setIdle((shown) => (shown.state === 'active' && active ? shown : next));
      if (active && activity.needsReport(now) && Math.abs(now - reportedAt.current) >= REPORT_INTERVAL_MS) {
        reportedAt.current = now;
        reportActivity(now);
      }
      return active;
    };

    const poll = setInterval(checkIdle, POLL_MS);
    // In the capture phase, before queries refetch after sleep.
    window.addEventListener('visibilitychange', checkIdle, true);
    // After the warning only `stay` keeps the session open; after sleep the warning may not have been shown.
    const stopListening = onActivity(() => {
      if (checkIdle() && activity.record()) checkIdle();
    });

    return () => {
      clearInterval(poll);
      window.removeEventListener('visibilitychange', checkIdle, true);
      stopListening();
      tabStorage.removeItem(MOUNTED_FLAG);
    };
  }, []);

  const stay = () => {
    const now = Date.now();
    activity.record(now);
    reportedAt.current = now;
    reportActivity(now);
    setIdle({ state: 'active' });
  };

  return { idle, stay };
}
