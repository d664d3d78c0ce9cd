import { useQuery } from '@tanstack/react-query';
import type { Story } from '#contract/domain/story';
import { snapshotsQuery } from '../lib/queries';
import { runInOrder } from '../lib/sandbox-api';
import { useControl } from '../lib/useControl';
import { backCalls, pageStep, resetCall, snapshotPrefix, stepCalls } from './step-calls';
import { useClientWindow } from './useClientWindow';
import { useIsNewStep, useSkipGuard } from './useSkipGuard';
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
  const guard = useSkipGuard();

  const showStep = (at: number) => {
    const { open, window } = steps[at] ?? {};
    if (open === undefined) return;
    if (window === 'second') client.showSecond(`${basePath}${open}`);
    else client.show(customer, open);
  };

  const nextStep = useControl({ label: 'Siguiente', onDone: () => showStep(stepsPlayed) });
  const showTitle = () => {
    ticks.rewind(-1);
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
  /** Texts of what the bank has not recorded of a step. */
  const missingOf = (at: number): readonly string[] =>
    steps[at]?.expect.flatMap(({ text }, place) => (ticks.isMet(at, place) ? [] : text)) ?? [];
  const missing = missingOf(stepsPlayed - 1);
  const isNewStep = useIsNewStep(stepsPlayed);
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
    isWaiting: isPending || isNewStep,
    isMet: ticks.isMet,
    isBlocked: client.isBlocked,
    isFinished: stepsPlayed === steps.length && missing.length === 0,
    /** Expectations of the present step that are not met, once the presenter wanted to go on. */
    missing: guard.isWarned(stepsPlayed) ? missing : [],
    /** Expectations that were not met when the presenter left the step before. */
    skipped: missingOf(stepsPlayed - 2),
    next: () => {
      const step = steps[stepsPlayed];
      if (isPending || isNewStep || step === undefined) return;
      if (missing.length > 0 && !guard.maySkip(stepsPlayed)) return;
      if (step.open !== undefined && !client.prepare(step.window ?? 'first')) return;
      guard.clear();
      // Its gesture is made in the first window, which the second may hide.
      if (step.open === undefined && steps[stepsPlayed - 1]?.window === 'second') client.focusFirst();
      ticks.begin(stepsPlayed);
      nextStep.run(calls.next);
    },
    /** False for a step that goes on with the page of an earlier one: only Atrás brings that back. */
    canReopen: steps[stepsPlayed - 1]?.open !== undefined,
    reopen: () => {
      const { window = 'first' } = steps[stepsPlayed - 1] ?? {};
      if (!isPending && client.prepare(window)) showStep(stepsPlayed - 1);
    },
    // After a reload of the console the window has to be found again, by its name.
    back: () => {
      if (isPending || stepsPlayed === 0 || !client.prepare('first')) return;
      guard.clear();
      ticks.rewind(previousStep);
      stepBack.run(calls.back);
    },
    restart: () => {
      if (isPending) return;
      guard.clear();
      if (stepsPlayed > 0) client.prepare('first');
      reset.run(calls.restart);
    },
  };
}
