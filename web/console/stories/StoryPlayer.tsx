import { chakra } from '@chakra-ui/react/styled-system';
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
    <Stage>
      {isBlocked && <BlockedWindowNote />}
      {stepsPlayed === 0 ? (
        <IntroPanel story={story} />
      ) : (
        <StepPanels
          story={story}
          stepIndex={stepsPlayed - 1}
          isMet={(place) => isMet(stepsPlayed - 1, place)}
        />
      )}
      <PlayerControls
        story={story}
        nextStory={nextStory}
        since={stepSnapshots[0]?.createdAt}
        player={player}
      />
    </Stage>
  );
}

/** Height of what surrounds the story: the header, the title and margins. */
const AROUND = '13.75rem';

/* The buttons are at the bottom of every step, so that a warning above them does not move them. */
const Stage = chakra('div', {
  base: {
    'display': 'flex',
    'flexDirection': 'column',
    'gap': '5',
    'minHeight': { md: `calc(100dvh - ${AROUND})` },
    '& > :last-child': { mt: 'auto' },
  },
});
