import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { millisecondsOf } from '#contract/domain/moments';
import type { Story } from '#contract/domain/story';
import { MessagePage } from '#web/components/MessagePage.tsx';
import { AUDIENCE, VIEW } from '../lib/audience';
import { clockQuery, storiesQuery } from '../lib/queries';
import { useParam } from '../lib/useParam';
import { ConsolePage } from '../parts/ConsolePage';
import { Loaded } from '../parts/Loaded';
import { AudienceView } from './AudienceView';
import { StartPanel } from './StartPanel';
import { StoryPlayer } from './StoryPlayer';
import { isStoryBank } from './story-bank';
import { type StepSnapshots, useStepSnapshots } from './useStoryPlayer';

const BACK = { to: '/stories', label: 'Historias' };

export default function StoryPage() {
  const { id = '' } = useParams();
  const [view] = useParam(VIEW);
  const stories = useQuery(storiesQuery);
  return (
    <Loaded query={stories}>
      {({ data, basePath }) => {
        const place = data.findIndex((each) => each.id === id);
        const story = data[place];
        if (story === undefined) return <MessagePage bird="not-found" title="No existe esta historia" />;
        if (view === AUDIENCE) return <AudienceView story={story} />;
        return (
          <ConsolePage title={story.title} back={BACK}>
            <StoryBankGate key={id} story={story} nextStory={data[place + 1]} basePath={basePath} />
          </ConsolePage>
        );
      }}
    </Loaded>
  );
}

type StoryBankGateProps = { story: Story; nextStory: Story | undefined; basePath: string };

/** Shows the start panel instead of the player in a bank that was not created for stories. */
function StoryBankGate({ story, ...rest }: StoryBankGateProps) {
  const clock = useQuery(clockQuery);
  return (
    <Loaded query={clock}>
      {({ bank, now }) =>
        isStoryBank(bank) ? (
          <LoadedPlayer bank={bank} now={now} story={story} {...rest} />
        ) : (
          <StartPanel story={story} />
        )
      }
    </Loaded>
  );
}

type LoadedPlayerProps = StoryBankGateProps & { bank: string; now: string };

function LoadedPlayer({ story, bank, ...rest }: LoadedPlayerProps) {
  const { snapshots, stepSnapshots } = useStepSnapshots(bank, story);
  return (
    <Loaded query={snapshots}>
      {({ data }) =>
        stepSnapshots && (
          <PlayerIfReady
            bank={bank}
            story={story}
            stepSnapshots={stepSnapshots}
            isUnplayed={data.length === 0}
            {...rest}
          />
        )
      }
    </Loaded>
  );
}

type PlayerIfReadyProps = LoadedPlayerProps & {
  stepSnapshots: StepSnapshots;
  /** True while the bank has no snapshots. */
  isUnplayed: boolean;
};

/** Shows the start panel if the bank was created for another story. */
function PlayerIfReady({ now, isUnplayed, ...player }: PlayerIfReadyProps) {
  const { story, stepSnapshots } = player;
  // Checked once, because the clock advances during the story.
  const [isReady] = useState(
    () => stepSnapshots.length > 0 || (isUnplayed && Date.parse(now) === millisecondsOf(story.now)),
  );
  return isReady ? <StoryPlayer {...player} /> : <StartPanel story={story} />;
}
