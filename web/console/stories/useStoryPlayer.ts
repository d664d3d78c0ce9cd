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

/** Snapshots of the state before each played step, oldest first. */
export function useStepSnapshots(bank: string, story: Story) {
  const snapshots = useQuery(snapshotsQuery(bank));
  const stepSnapshots = snapshots.data?.data.filter(({ name }) => name?.startsWith(snapshotPrefix(story)));
  return { snapshots, stepSnapshots };
}

export type StepSnapshots = NonNullable<ReturnType<typeof useStepSnapshots>['stepSnapshots']>;

/** Controls of the presenter. The number of snapshots is the number of played steps. */
export function useStoryPlayer({ bank, story, basePath }: PlayedStory, stepSnapshots: StepSnapshots) {
  const stepsPlayed = stepSnapshots.length;
  const { customer, steps } = story;
  const client = useClientWindow();
  const ticks = useTicks(bank, story, stepsPlayed - 1);
  const guard = useSkipGuard();

  const showStep = (stepIndex: number) => {
    const { open, window } = steps[stepIndex] ?? {};
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
  // A step without a page continues on the previous step's page, which must be filled in again.
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
  /** Texts of a step's expectations that the bank has not recorded. */
  const missingOf = (stepIndex: number): readonly string[] =>
    steps[stepIndex]?.expect.flatMap(({ text }, place) => (ticks.isMet(stepIndex, place) ? [] : text)) ?? [];
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
    /** Unmet expectations of the current step, after the presenter has tried to go on. */
    missing: guard.isWarned(stepsPlayed) ? missing : [],
    /** Expectations of the previous step that were not met. */
    skipped: missingOf(stepsPlayed - 2),
    next: () => {
      const step = steps[stepsPlayed];
      if (isPending || isNewStep || step === undefined) return;
      if (missing.length > 0 && !guard.maySkip(stepsPlayed)) return;
      if (step.open !== undefined && !client.prepare(step.window ?? 'first')) return;
      guard.clear();
      // The step is played in the first window, which the second may cover.
      if (step.open === undefined && steps[stepsPlayed - 1]?.window === 'second') client.focusFirst();
      ticks.setCurrent(stepsPlayed);
      nextStep.run(calls.next);
    },
    /** False for a step that continues on an earlier step's page: only Atrás restores that page. */
    canReopen: steps[stepsPlayed - 1]?.open !== undefined,
    reopen: () => {
      const { window = 'first' } = steps[stepsPlayed - 1] ?? {};
      if (!isPending && client.prepare(window)) showStep(stepsPlayed - 1);
    },
    // After a reload of the console, the window must be found again by its name.
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
