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
        const story = data.find((each) => each.id === id);
        if (story === undefined) return <MessagePage bird="not-found" title="No existe esta historia" />;
        if (view === AUDIENCE) return <AudienceView story={story} />;
        return (
          <ConsolePage title={story.title} back={BACK}>
            <StoryBankGate key={id} story={story} basePath={basePath} />
          </ConsolePage>
        );
      }}
    </Loaded>
  );
}

/** A story is played in the bank that was created for it, at its time. */
function StoryBankGate({ story, basePath }: { story: Story; basePath: string }) {
  const clock = useQuery(clockQuery);
  return (
    <Loaded query={clock}>
      {({ bank, now }) =>
        isStoryBank(bank) ? (
          <LoadedPlayer bank={bank} now={now} story={story} basePath={basePath} />
        ) : (
          <StartPanel story={story} />
        )
      }
    </Loaded>
  );
}

type LoadedPlayerProps = { bank: string; now: string; story: Story; basePath: string };

function LoadedPlayer({ story, bank, ...rest }: LoadedPlayerProps) {
  const { snapshots, stepSnapshots } = useStepSnapshots(bank, story);
  return (
    <Loaded query={snapshots}>
      {() =>
        stepSnapshots && <PlayerIfReady bank={bank} story={story} stepSnapshots={stepSnapshots} {...rest} />
      }
    </Loaded>
  );
}

type PlayerIfReadyProps = LoadedPlayerProps & { stepSnapshots: StepSnapshots };

/** The bank may have been created for another story. */
function PlayerIfReady({ now, ...player }: PlayerIfReadyProps) {
  const { story, stepSnapshots } = player;
  // The clock moves on with the story.
  const [isReady] = useState(() => stepSnapshots.length > 0 || Date.parse(now) === millisecondsOf(story.now));
  return isReady ? <StoryPlayer {...player} /> : <StartPanel story={story} />;
}
