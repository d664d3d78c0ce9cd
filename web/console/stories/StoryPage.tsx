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
import { Beginning } from './Beginning';
import { isStoryBank } from './story-bank';
import { Telling } from './Telling';
import { type StepSnapshots, useStepSnapshots } from './useTelling';

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
            <InItsBank key={id} story={story} basePath={basePath} />
          </ConsolePage>
        );
      }}
    </Loaded>
  );
}

/** A story is told in the bank that was created for it, at its time. */
function InItsBank({ story, basePath }: { story: Story; basePath: string }) {
  const clock = useQuery(clockQuery);
  return (
    <Loaded query={clock}>
      {({ bank, now }) =>
        isStoryBank(bank) ? (
          <InStoryBank bank={bank} now={now} story={story} basePath={basePath} />
        ) : (
          <Beginning story={story} />
        )
      }
    </Loaded>
  );
}

type InStoryBankProps = { bank: string; now: string; story: Story; basePath: string };

function InStoryBank({ story, bank, ...rest }: InStoryBankProps) {
  const { snapshots, taken } = useStepSnapshots(bank, story);
  return (
    <Loaded query={snapshots}>
      {() => taken && <TellingIfReady bank={bank} story={story} taken={taken} {...rest} />}
    </Loaded>
  );
}

type TellingIfReadyProps = InStoryBankProps & { taken: StepSnapshots };

/** The bank may have been created for another story. */
function TellingIfReady({ now, ...telling }: TellingIfReadyProps) {
  const { story, taken } = telling;
  // The clock moves on with the story.
  const [isReady] = useState(() => taken.length > 0 || Date.parse(now) === millisecondsOf(story.now));
  return isReady ? <Telling {...telling} /> : <Beginning story={story} />;
}
