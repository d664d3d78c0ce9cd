import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Story } from '#contract/domain/story';
import { snapshotsQuery } from '../lib/queries';
import { runInOrder } from '../lib/sandbox-api';
import { useControl } from '../lib/useControl';
import { backCalls, pageStep, resetCall, snapshotPrefix, stepCalls } from './step-calls';
import { useClientWindow } from './useClientWindow';
import { useTicks } from './useTicks';

type PlayedStory = { bank: string; story: Story; basePath: string };

/** Snapshots that hold the state before each step that was played, oldest first. */
export function useStepSnapshots(bank: string, story: Story) {
  const snapshots = useQuery(snapshotsQuery(bank));
  const stepSnapshots = snapshots.data?.data.filter(({ name }) => name?.startsWith(snapshotPrefix(story)));
  return { snapshots, stepSnapshots };
}

export type StepSnapshots = NonNullable<ReturnType<typeof useStepSnapshots>['stepSnapshots']>;

/** The controls of the presenter. The bank's snapshots say how far the story is. */
export function useStoryPlayer({ bank, story, basePath }: PlayedStory, stepSnapshots: StepSnapshots) {
  const stepsPlayed = stepSnapshots.length;
  const { customer, steps } = story;
  const client = useClientWindow();
  const ticks = useTicks(bank, story, stepsPlayed - 1);

  const showStep = (at: number) => {
    const { open, window } = steps[at] ?? {};
    if (open === undefined) return;
    if (window === 'second') client.showSecond(`${basePath}${open}`);
    else client.show(customer, open);
  };

  /** The present step may go on with the page of an earlier one. */
  const pageOwner = steps.slice(0, stepsPlayed).findLastIndex(({ open }) => open !== undefined);
  const nextStep = useControl({ label: 'Siguiente', onDone: () => showStep(stepsPlayed) });
  const showTitle = () => {
    ticks.clear();
    client.closeSecond();
    client.cover();
  };
  // A step without a page of its own goes on with the page of the step before, which has to be filled in again.
  const previousStep = pageStep(story, stepsPlayed - 2);
  const stepBack = useControl({
    label: 'Atrás',
    onDone: () => {
      if (previousStep === -1) return showTitle();
      client.closeSecond();
      showStep(previousStep);
    },
  });
  const reset = useControl({ label: 'De nuevo', onDone: showTitle });
  /** Number of steps played when the presenter wanted to go on too early. */
  const [warnedAt, setWarnedAt] = useState<number>();
  const present = stepsPlayed - 1;
  const unmet = steps[present]?.expect.filter((_, place) => !ticks.isMet(present, place)) ?? [];
  const isPending = nextStep.isPending || stepBack.isPending || reset.isPending;

  const snapshots = stepSnapshots.map(({ snapshot }) => snapshot);
  const calls = {
    next: runInOrder(stepCalls(bank, story, stepsPlayed)),
    back: runInOrder(backCalls(bank, story, snapshots, previousStep)),
    restart: resetCall(bank),
  };
  return {
    stepsPlayed,
    calls,
    isPending,
    isMet: ticks.isMet,
    isBlocked: client.isBlocked,
    /** Expectations of the present step that are not met, once the presenter wanted to go on. */
    missing: warnedAt === stepsPlayed ? unmet.map(({ text }) => text) : [],
    next: () => {
      const step = steps[stepsPlayed];
      if (isPending || step === undefined) return;
      if (unmet.length > 0 && warnedAt !== stepsPlayed) return setWarnedAt(stepsPlayed);
      if (step.open !== undefined && !client.prepare(step.window ?? 'first')) return;
      setWarnedAt(undefined);
      ticks.begin(stepsPlayed);
      nextStep.run(calls.next);
    },
    reopen: () => {
      const { window = 'first' } = steps[pageOwner] ?? {};
      if (!isPending && client.prepare(window)) showStep(pageOwner);
    },
    // After a reload of the console the window has to be found again, by its name.
    back: () => {
      if (isPending || stepsPlayed === 0 || !client.prepare('first')) return;
      setWarnedAt(undefined);
      ticks.begin(previousStep);
      stepBack.run(calls.back);
    },
    restart: () => {
      if (isPending) return;
      setWarnedAt(undefined);
      if (stepsPlayed > 0) client.prepare('first');
      reset.run(calls.restart);
    },
  };
}
