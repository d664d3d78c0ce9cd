import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Story } from '#contract/domain/story';
import { snapshotsQuery } from '../lib/queries';
import { inOrder } from '../lib/sandbox-api';
import { useControl } from '../lib/useControl';
import { backCalls, pageStep, resetCall, snapshotPrefix, stepCalls } from './step-calls';
import { useClientWindow } from './useClientWindow';
import { useTicks } from './useTicks';

type Telling = { bank: string; story: Story; basePath: string };

/** Names of the snapshots that hold the state before each step that was made, oldest first. */
export function useStepSnapshots(bank: string, story: Story) {
  const snapshots = useQuery(snapshotsQuery(bank));
  const taken = snapshots.data?.data.filter(({ name }) => name?.startsWith(snapshotPrefix(story)));
  return { snapshots, taken };
}

export type StepSnapshots = NonNullable<ReturnType<typeof useStepSnapshots>['taken']>;

/** The controls of a story that is told. The bank's snapshots say how far it is. */
export function useTelling({ bank, story, basePath }: Telling, taken: StepSnapshots) {
  const made = taken.length;
  const { customer, steps } = story;
  const client = useClientWindow();
  const ticks = useTicks(bank, story, made - 1);

  const showStep = (at: number) => {
    const { open, window } = steps[at] ?? {};
    if (open === undefined) return;
    if (window === 'second') client.showSecond(`${basePath}${open}`);
    else client.show(customer, open);
  };

  /** Step whose page is shown: the present one may go on with an earlier page. */
  const shown = steps.slice(0, made).findLastIndex(({ open }) => open !== undefined);
  const next = useControl({ label: 'Siguiente', onDone: () => showStep(made) });
  const beginAgain = () => {
    ticks.clear();
    client.closeSecond();
    client.cover();
  };
  // A step without a page of its own goes on with the page of the step before, which has to be filled in again.
  const before = pageStep(story, made - 2);
  const back = useControl({
    label: 'Atrás',
    onDone: () => {
      if (before === -1) return beginAgain();
      client.closeSecond();
      showStep(before);
    },
  });
  const restart = useControl({ label: 'De nuevo', onDone: beginAgain });
  /** Number of steps made when the presenter wanted to go on too early. */
  const [warnedAt, setWarnedAt] = useState<number>();
  const open = steps[made - 1]?.expect.filter((_, place) => !ticks.isMet(made - 1, place)) ?? [];
  const isPending = next.isPending || back.isPending || restart.isPending;

  const snapshots = taken.map(({ snapshot }) => snapshot);
  const calls = {
    next: inOrder(stepCalls(bank, story, made)),
    back: inOrder(backCalls(bank, story, snapshots, before)),
    restart: resetCall(bank),
  };
  return {
    made,
    calls,
    isPending,
    isMet: ticks.isMet,
    isBlocked: client.isBlocked,
    /** Expectations of the present step that are not met, once the presenter wanted to go on. */
    missing: warnedAt === made ? open.map(({ text }) => text) : [],
    goOn: () => {
      const step = steps[made];
      if (isPending || step === undefined) return;
      if (open.length > 0 && warnedAt !== made) return setWarnedAt(made);
      if (step.open !== undefined && !client.prepare(step.window ?? 'first')) return;
      setWarnedAt(undefined);
      ticks.begin(made);
      next.run(calls.next);
    },
    openAgain: () => {
      const { window = 'first' } = steps[shown] ?? {};
      if (!isPending && client.prepare(window)) showStep(shown);
    },
    // After a reload of the console the window has to be found again, by its name.
    goBack: () => {
      if (isPending || made === 0 || !client.prepare('first')) return;
      setWarnedAt(undefined);
      ticks.begin(before);
      back.run(calls.back);
    },
    startAgain: () => {
      if (isPending) return;
      setWarnedAt(undefined);
      if (made > 0) client.prepare('first');
      restart.run(calls.restart);
    },
  };
}
