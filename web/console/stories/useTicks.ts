import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { BankEvent, type EventKind } from '#contract/domain/bank-event';
import { type Expectation, meets, type Story, type StoryStep } from '#contract/domain/story';
import { tabStorage } from '#web/lib/environment/storage.ts';

const KINDS: readonly EventKind[] = ['request', 'posting', 'message', 'job'];

/** Number of matching events, by step and expectation. */
const Counts = z.catch(z.array(z.array(z.int())), []);
type Counts = z.infer<typeof Counts>;

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const withCounts = (
  story: Story,
  counts: Counts,
  change: (count: number, step: number, place: number) => number,
) =>
  story.steps.map(({ expect }, step) =>
    expect.map((_, place) => change(counts[step]?.[place] ?? 0, step, place)),
  );

/** True for a step on the same page as the previous one: the customer may act before the step starts. */
const continuesPage = ({ do: actions, open }: StoryStep): boolean =>
  actions === undefined && open === undefined;

const isMet = ({ times = 1 }: Expectation, count = 0): boolean => count >= times;

const meetsAll = (counts: Counts, step: number, { expect }: StoryStep): boolean =>
  expect.every((each, place) => isMet(each, counts[step]?.[place]));

/** Returns the step that an event counts for: the current one, or the next if the customer acted early. */
function countedStep({ steps }: Story, counts: Counts, stepIndex: number): number {
  const [present, next] = [steps[stepIndex], steps[stepIndex + 1]];
  const isEarly = present && next && continuesPage(next) && meetsAll(counts, stepIndex, present);
  return isEarly ? stepIndex + 1 : stepIndex;
}

/** Counts the events of a step and saves the counts in the tab. `stepIndex` is the current step, from 0. */
export function useTicks(bank: string, story: Story, stepIndex: number) {
  const key = `consoleStoryTicks-${bank}-${story.id}`;
  const currentStepRef = useRef(stepIndex);
  const [counts, setCounts] = useState(() => Counts.parse(parseJson(tabStorage.getItem(key) ?? '')));

  useEffect(() => tabStorage.setItem(key, JSON.stringify(counts)), [key, counts]);

  useEffect(() => {
    const events = new EventSource(`/__bank/events?kinds=${KINDS.join()}`);
    const count = ({ data }: MessageEvent<string>) => {
      const event = BankEvent.safeParse(parseJson(data));
      if (!event.success) return;
      const isExpected = ({ expect }: StoryStep) => expect.some((each) => meets(each, event.data));
      if (!story.steps.some(isExpected)) return;
      const currentStep = currentStepRef.current;
      setCounts((before) => {
        const counted = countedStep(story, before, currentStep);
        return withCounts(story, before, (met, step, place) => {
          const expectation = story.steps[step]?.expect[place];
          return met + (step === counted && expectation && meets(expectation, event.data) ? 1 : 0);
        });
      });
    };
    for (const kind of KINDS) events.addEventListener(kind, count);
    return () => events.close();
  }, [story]);

  return {
    isMet: (step: number, place: number): boolean => {
      const expectation = story.steps[step]?.expect[place];
      return expectation !== undefined && isMet(expectation, counts[step]?.[place]);
    },
    /** Makes this the current step. */
    setCurrent: (step: number) => {
      currentStepRef.current = step;
    },
    /** Resets the counts from this step on and makes it the current step. */
    rewind: (step: number) => {
      currentStepRef.current = step;
      setCounts((before) => withCounts(story, before, (count, each) => (each < step ? count : 0)));
    },
  };
}
