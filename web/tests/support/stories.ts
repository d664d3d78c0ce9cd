import type { Bank } from '#bank/package/sandbox';
import { BankEvent, EventKind } from '#contract/domain/bank-event';
import { millisecondsOf } from '#contract/domain/moments';
import { meets, type Story } from '#contract/domain/story';
import { send } from '../../console/lib/sandbox-api';
import { callsOf } from '../../console/stories/step-calls';
import { expect } from './dom/journey';

type StoryBank = {
  bank: Bank;
  signIn: (customer: string, path: string) => Promise<void>;
};

/** Actions of the presenter in the client's window during a step. */
type Gesture = () => Promise<unknown>;

export async function findStory(id: string): Promise<Story> {
  const { data } = await send((api) => api.stories.query());
  const story = data.find((story) => story.id === id);
  if (story === undefined) throw new Error(`There is no story ${id}`);
  return story;
}

/** Plays a story like the console, and expects in each step the events that the console ticks off. */
export async function playStory(id: string, { bank, signIn }: StoryBank, gestures: readonly Gesture[]) {
  const { customer, now, steps } = await findStory(id);
  expect(gestures).toHaveLength(steps.length);
  expect(Date.parse(await bank.clock.now())).toBe(millisecondsOf(now));
  let events: BankEvent[] = [];
  const source = new EventSource('/__bank/events');
  for (const kind of EventKind.options)
    source.addEventListener(kind, ({ data }) => void events.push(BankEvent.parse(JSON.parse(data))));
  for (const [index, { do: actions, open, window, expect: expected }] of steps.entries()) {
    events = [];
    for (const call of callsOf({ do: actions })) await send(call);
    if (open !== undefined && window === undefined) await signIn(customer, open);
    await gestures[index]?.();
    await expect
      .poll(() =>
        expected
          .filter(
            (expectation) =>
              events.filter((event) => meets(expectation, event)).length < (expectation.times ?? 1),
          )
          .map(({ text }) => text),
      )
      .toEqual([]);
  }
  source.close();
}
