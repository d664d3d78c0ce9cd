import type { Story } from '#contract/domain/story';
import { Blocked } from './Blocked';
import { useAnnounce } from './follow-presenter';
import { Opening } from './Opening';
import { StepPanels } from './StepPanels';
import { TellingControls } from './TellingControls';
import { useKeys } from './useKeys';
import { type StepSnapshots, useTelling } from './useTelling';

type TellingProps = { bank: string; story: Story; basePath: string; taken: StepSnapshots };

/** Page of the presenter while the story is told. */
export function Telling({ bank, story, basePath, taken }: TellingProps) {
  const telling = useTelling({ bank, story, basePath }, taken);
  const { made, goOn, goBack, isMet, isBlocked } = telling;
  useAnnounce(story.id);
  useKeys({ ArrowRight: goOn, PageDown: goOn, ArrowLeft: goBack, PageUp: goBack });
  const step = story.steps[made - 1];
  return (
    <>
      <TellingControls story={story} since={taken[0]?.createdAt} telling={telling} />
      {isBlocked && <Blocked />}
      {step === undefined ? (
        <Opening story={story} />
      ) : (
        <StepPanels step={step} isMet={(place) => isMet(made - 1, place)} />
      )}
    </>
  );
}
