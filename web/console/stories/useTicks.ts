import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { BankEvent, type EventKind } from '#contract/domain/bank-event';
import { meets, type Story } from '#contract/domain/story';
import { tabStorage } from '#web/lib/environment/storage.ts';

const KINDS: readonly EventKind[] = ['request', 'posting', 'message', 'job'];

/** Number of matching events, by step and expectation. */
const Counts = z.catch(z.array(z.array(z.int())), []);
type Counts = z.infer<typeof Counts>;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const withCounts = (
  story: Story,
  counts: Counts,
  at: number,
  change: (count: number, place: number) => number,
) =>
  story.steps.map(({ expect }, step) =>
    expect.map((_, place) => {
      const count = counts[step]?.[place] ?? 0;
      return step === at ? change(count, place) : count;
    }),
  );

/** Counts what the bank records during a step; the tab remembers it. `at` is the present step, from 0. */
export function useTicks(bank: string, story: Story, at: number) {
  const key = `consoleStoryTicks-${bank}-${story.id}`;
  const current = useRef(at);
  const [counts, setCounts] = useState(() => Counts.parse(parsed(tabStorage.getItem(key) ?? '')));

  useEffect(() => tabStorage.setItem(key, JSON.stringify(counts)), [key, counts]);

  useEffect(() => {
    const events = new EventSource(`/__bank/events?kinds=${KINDS.join()}`);
    const count = ({ data }: MessageEvent<string>) => {
      const event = BankEvent.safeParse(parsed(data));
      const step = story.steps[current.current];
      if (!event.success || step === undefined) return;
      const isMet = step.expect.map((each) => meets(each, event.data));
      if (isMet.includes(true))
        setCounts((before) =>
          withCounts(story, before, current.current, (met, place) => met + (isMet[place] ? 1 : 0)),
        );
    };
    for (const kind of KINDS) events.addEventListener(kind, count);
    return () => events.close();
  }, [story]);

  return {
    isMet: (step: number, place: number): boolean => {
      const times = story.steps[step]?.expect[place]?.times ?? 1;
      return (counts[step]?.[place] ?? 0) >= times;
    },
    /** Counts for this step from now on, from zero. */
    begin: (step: number) => {
      current.current = step;
      setCounts((before) => withCounts(story, before, step, () => 0));
    },
    clear: () => {
      current.current = -1;
      setCounts([]);
    },
  };
}
