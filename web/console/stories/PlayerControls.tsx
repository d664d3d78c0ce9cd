import { Card } from '@chakra-ui/react/card';
import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronLeft, ChevronRight, RefreshCw } from 'lucide-react';
import type { Story } from '#contract/domain/story';
import { AnchorButton, Button } from '#web/components/Button.tsx';
import { Icon } from '#web/components/Icon.tsx';
import { audienceUrl } from '../lib/audience';
import { CodeButton } from '../parts/CodeButton';
import { Controls, Pair } from '../parts/Control';
import { CustomerToken } from './CustomerToken';
import { PlayerNote } from './PlayerNote';
import { StoryEnd } from './StoryEnd';
import { formatElapsed, useElapsed } from './useElapsed';
import type { useStoryPlayer } from './useStoryPlayer';

/** Name of the window for the audience. */
const AUDIENCE_WINDOW = 'cenzontle-audience';

/** Small enough that both buttons fit in one row on a phone. */
const PADDING = { base: '3', md: '5' };

type PlayerControlsProps = {
  story: Story;
  nextStory: Story | undefined;
  since: string | undefined;
  player: ReturnType<typeof useStoryPlayer>;
};

export function PlayerControls({ story, nextStory, since, player }: PlayerControlsProps) {
  const {
    stepsPlayed,
    missing,
    skipped,
    calls,
    isWaiting,
    isFinished,
    next,
    back,
    canReopen,
    reopen,
    restart,
  } = player;
  const total = story.steps.length;
  const hasNext = stepsPlayed < total;
  return (
    <Bar>
      <Card.Root size="md">
        <PlayerNote missing={missing} skipped={skipped} />
        <StepStatus>
          <b role="status">{stepsPlayed === 0 ? `${total} pasos` : `Paso ${stepsPlayed} de ${total}`}</b>
          <Timer since={since} minutes={story.minutes} />
          <CustomerToken customer={story.customer} />
          <div role="status">{isFinished && <StoryEnd story={story} nextStory={nextStory} />}</div>
        </StepStatus>
        <Controls>
          <Pair>
            <Button
              variant="outline"
              px={PADDING}
              aria-disabled={stepsPlayed === 0 ? true : undefined}
              aria-keyshortcuts="ArrowLeft PageUp"
              onClick={back}
            >
              <Icon as={ChevronLeft} size="sm" /> <span>Atrás</span>
            </Button>
            {stepsPlayed > 0 && <CodeButton call={calls.back} label="Atrás" />}
          </Pair>
          <Pair>
            <Button
              px={PADDING}
              aria-disabled={hasNext ? undefined : true}
              aria-keyshortcuts="ArrowRight PageDown"
              busy={hasNext && isWaiting && 'Siguiente'}
              onClick={next}
            >
              <span>Siguiente</span> <Icon as={ChevronRight} size="sm" />
            </Button>
            {hasNext && <CodeButton call={calls.next} label="Siguiente" />}
          </Pair>
          <Pair>
            <Button variant="outline" onClick={restart}>
              <Icon as={RefreshCw} size="sm" /> <span>De nuevo</span>
            </Button>
            <CodeButton call={calls.restart} label="De nuevo" />
          </Pair>
          {canReopen && (
            <Button variant="outline" onClick={reopen}>
              Abrir la ventana otra vez
            </Button>
          )}
          <AnchorButton variant="outline" href={audienceUrl('')} target={AUDIENCE_WINDOW}>
            Vista del público
          </AnchorButton>
        </Controls>
      </Card.Root>
    </Bar>
  );
}

const Timer = ({ since, minutes }: { since: string | undefined; minutes: number }) => (
  <span role="timer">{`${formatElapsed(useElapsed(since))} de ${minutes} min`}</span>
);

/* On a phone the buttons need several rows, which would hide the step. */
const Bar = chakra('div', {
  base: { md: { position: 'sticky', bottom: '0', zIndex: 'sticky', pb: '3', bg: 'bg' } },
});
const StepStatus = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '6',
    rowGap: '1',
    mb: '2',
    fontVariantNumeric: 'tabular-nums lining-nums',
    '& > :last-child': { ml: 'auto' },
  },
});
