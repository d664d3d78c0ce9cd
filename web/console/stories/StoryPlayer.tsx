import type { Story } from '#contract/domain/story';
import { BlockedWindowNote } from './BlockedWindowNote';
import { IntroPanel } from './IntroPanel';
import { PlayerControls } from './PlayerControls';
import { StepPanels } from './StepPanels';
import { useBroadcastStory } from './story-channel';
import { useKeys } from './useKeys';
import { type StepSnapshots, useStoryPlayer } from './useStoryPlayer';

type StoryPlayerProps = { bank: string; story: Story; basePath: string; stepSnapshots: StepSnapshots };

/** Page of the presenter while the story is played. */
export function StoryPlayer({ bank, story, basePath, stepSnapshots }: StoryPlayerProps) {
  const player = useStoryPlayer({ bank, story, basePath }, stepSnapshots);
  const { stepsPlayed, next, back, isMet, isBlocked } = player;
  useBroadcastStory(story.id);
  useKeys({ ArrowRight: next, PageDown: next, ArrowLeft: back, PageUp: back });
  const step = story.steps[stepsPlayed - 1];
  return (
    <>
      <PlayerControls story={story} since={stepSnapshots[0]?.createdAt} player={player} />
      {isBlocked && <BlockedWindowNote />}
      {step === undefined ? (
        <IntroPanel story={story} />
      ) : (
        <StepPanels step={step} isMet={(place) => isMet(stepsPlayed - 1, place)} />
      )}
    </>
  );
}
