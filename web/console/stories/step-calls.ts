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

/** Prefix of the snapshots that a story takes: there is one for each step that was played. */
export const snapshotPrefix = ({ title }: Story): string => `${title}: paso `;

/** Saves the bank, then makes the calls of a step, counted from 0. */
export const stepCalls = (bank: string, story: Story, at: number): readonly SandboxCall[] => [
  (api) =>
    api.createSnapshot.mutate({ params: { bank }, body: { name: `${snapshotPrefix(story)}${at + 1}` } }),
  ...callsOf(story.steps[at] ?? {}),
];

export const resetCall =
  (bank: string): SandboxCall =>
  (api) =>
    api.resetBank.mutate({ params: { bank }, body: undefined });

/** Position of the step that shows a page in the first window last, up to a step; -1 before any. */
export const pageStep = ({ steps }: Story, at: number): number =>
  steps.slice(0, at + 1).findLastIndex(({ open, window }) => open !== undefined && window === undefined);

/**
 * Goes back to the state before a step and makes its calls again; a position before the first resets the bank.
 * `snapshots` are those before each step that was played.
 */
export function backCalls(
  bank: string,
  story: Story,
  snapshots: readonly string[],
  at: number,
): readonly SandboxCall[] {
  const snapshot = snapshots[at];
  if (snapshot === undefined) return [resetCall(bank)];
  return [
    (api) => api.restoreSnapshot.mutate({ params: { bank, snapshot }, body: undefined }),
    ...snapshots.slice(at + 1).map(
      (later): SandboxCall =>
        (api) =>
          api.deleteSnapshot.mutate({ params: { bank, snapshot: later }, body: undefined }),
    ),
    ...callsOf(story.steps[at] ?? {}),
  ];
}
