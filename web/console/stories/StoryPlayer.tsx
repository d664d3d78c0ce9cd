import type { Story } from '#contract/domain/story';
import { BlockedWindowNote } from './BlockedWindowNote';
import { IntroPanel } from './IntroPanel';
import { PlayerControls } from './PlayerControls';
import { StepPanels } from './StepPanels';
import { useBroadcastStory } from './story-channel';
import { useKeys } from './useKeys';
import { type StepSnapshots, useStoryPlayer } from './useStoryPlayer';

type StoryPlayerProps = {
  bank: string;
  story: Story;
  /** In the order of the list; undefined for the last story. */
  nextStory: Story | undefined;
  basePath: string;
  stepSnapshots: StepSnapshots;
};

/** Page of the presenter while the story is played. */
export function StoryPlayer({ bank, story, nextStory, basePath, stepSnapshots }: StoryPlayerProps) {
  const player = useStoryPlayer({ bank, story, basePath }, stepSnapshots);
  const { stepsPlayed, next, back, isMet, isBlocked } = player;
  useBroadcastStory(story.id);
  useKeys({ ArrowRight: next, PageDown: next, ArrowLeft: back, PageUp: back });
  return (
    <>
      {isBlocked && <BlockedWindowNote />}
      {stepsPlayed === 0 ? (
        <IntroPanel story={story} />
      ) : (
        <StepPanels story={story} at={stepsPlayed - 1} isMet={(place) => isMet(stepsPlayed - 1, place)} />
      )}
      <PlayerControls
        story={story}
        nextStory={nextStory}
        since={stepSnapshots[0]?.createdAt}
        player={player}
      />
    </>
  );
}
