import type { Story, StoryAction, StoryStep } from '#contract/domain/story';
import type { SandboxCall } from '../lib/sandbox-api';

const callOf =
  (action: StoryAction): SandboxCall =>
  (api) => {
    switch (action.call) {
      case 'advanceClock':
        return api.advanceClock.mutate({ body: action.body });
      case 'setClock':
        return api.setClock.mutate({ body: action.body });
      case 'createFault':
        return api.createFault.mutate({ body: action.body });
      case 'applyFixture':
        return api.applyFixture.mutate({ body: action.body });
      case 'createPerson':
        return api.createPerson.mutate({ body: action.body });
    }
  };

export const callsOf = ({ do: actions = [] }: Pick<StoryStep, 'do'>): readonly SandboxCall[] =>
  actions.map(callOf);

/** Name prefix of a story's snapshots. Each played step has one. */
export const snapshotPrefix = ({ title }: Story): string => `${title}: paso `;

/** Saves the bank, then makes the calls of a step, counted from 0. */
export const stepCalls = (bank: string, story: Story, stepIndex: number): readonly SandboxCall[] => [
  (api) =>
    api.createSnapshot.mutate({
      params: { bank },
      body: { name: `${snapshotPrefix(story)}${stepIndex + 1}` },
    }),
  ...callsOf(story.steps[stepIndex] ?? {}),
];

export const resetCall =
  (bank: string): SandboxCall =>
  (api) =>
    api.resetBank.mutate({ params: { bank }, body: undefined });

/** Position of the last step up to `stepIndex` that opens a page in the first window; -1 if there is none. */
export const pageStep = ({ steps }: Story, stepIndex: number): number =>
  steps
    .slice(0, stepIndex + 1)
    .findLastIndex(({ open, window }) => open !== undefined && window === undefined);

/**
 * Returns the calls that restore the state before a step and repeat its calls; before the first step they reset the bank.
 * `snapshots` has the state before each played step.
 */
export function backCalls(
  bank: string,
  story: Story,
  snapshots: readonly string[],
  stepIndex: number,
): readonly SandboxCall[] {
  const snapshot = snapshots[stepIndex];
  if (snapshot === undefined) return [resetCall(bank)];
  return [
    (api) => api.restoreSnapshot.mutate({ params: { bank, snapshot }, body: undefined }),
    ...snapshots.slice(stepIndex + 1).map(
      (later): SandboxCall =>
        (api) =>
          api.deleteSnapshot.mutate({ params: { bank, snapshot: later }, body: undefined }),
    ),
    ...callsOf(story.steps[stepIndex] ?? {}),
  ];
}
