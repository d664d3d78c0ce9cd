import { useQuery } from '@tanstack/react-query';
import type { Story } from '#contract/domain/story';
import { snapshotsQuery } from '../lib/queries';
import { inOrder } from '../lib/sandbox-api';
import { useControl } from '../lib/useControl';
import { backCalls, resetCall, snapshotPrefix, stepCalls } from './step-calls';
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

  const next = useControl({ label: 'Siguiente', onDone: () => showStep(made) });
  const shownBefore = steps
    .slice(0, Math.max(0, made - 1))
    .findLastIndex(({ open, window }) => open !== undefined && window === undefined);
  const back = useControl({
    label: 'Atrás',
    onDone: () => {
      ticks.resume(made - 2);
      client.closeSecond();
      if (shownBefore === -1) client.cover();
      else showStep(shownBefore);
    },
  });
  const restart = useControl({
    label: 'De nuevo',
    onDone: () => {
      ticks.clear();
      client.closeSecond();
      client.cover();
    },
  });
  const isPending = next.isPending || back.isPending || restart.isPending;

  const last = taken.at(-1);
  const calls = {
    next: inOrder(stepCalls(bank, story, made)),
    back: inOrder(last === undefined ? [] : backCalls(bank, last.snapshot)),
    restart: resetCall(bank),
  };
  return {
    made,
    calls,
    isPending,
    isMet: ticks.isMet,
    isBlocked: client.isBlocked,
    goOn: () => {
      const step = steps[made];
      if (isPending || step === undefined) return;
      if (step.open !== undefined && !client.prepare(step.window ?? 'first')) return;
      ticks.begin(made);
      next.run(calls.next);
    },
    // After a reload of the console the window has to be found again, by its name.
    goBack: () => {
      if (isPending || last === undefined || !client.prepare('first')) return;
      back.run(calls.back);
    },
    startAgain: () => {
      if (isPending) return;
      if (made > 0) client.prepare('first');
      restart.run(calls.restart);
    },
  };
}
