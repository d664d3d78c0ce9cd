import { Badge } from '@chakra-ui/react/badge';
import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import type { Story } from '#contract/domain/story';
import { Link } from '#web/components/Link.tsx';
import { storiesQuery } from '../lib/queries';
import { CodeButton } from '../parts/CodeButton';
import { ConsolePage } from '../parts/ConsolePage';
import { Loaded } from '../parts/Loaded';
import { Panel } from '../parts/Panel';
import { PanelRow, PanelRows } from '../parts/PanelRows';
import { playedStories } from './played-stories';
import { StartControl } from './StartControl';

export default function StoriesPage() {
  const stories = useQuery(storiesQuery);
  const played = playedStories();
  return (
    <ConsolePage
      title="Historias"
      about="Demostraciones de unos minutos, paso a paso: qué decir, qué se verá y qué debe pasar en el banco. Cada una corre en un banco propio."
    >
      <Panel title="Para contar" aside={<CodeButton label="Historias" call={(api) => api.stories.query()} />}>
        <Loaded query={stories} rows={10}>
          {({ data }) => (
            <PanelRows>
              {data.map((story) => (
                <StoryRow key={story.id} story={story} isPlayed={played.includes(story.id)} />
              ))}
            </PanelRows>
          )}
        </Loaded>
      </Panel>
    </ConsolePage>
  );
}

const StoryRow = ({ story, isPlayed }: { story: Story; isPlayed: boolean }) => (
  <PanelRow wraps>
    <Box flexBasis={{ base: '100%', md: 'auto' }}>
      <Link to={`/stories/${story.id}`} variant="plain">
        {story.title}
      </Link>
      {isPlayed && <Badge ms="2">Ya contada</Badge>}
      <small>{story.about}</small>
      <small>{`${story.minutes} min · ${story.steps.length} pasos`}</small>
    </Box>
    <StartControl story={story} text="Empezar" />
  </PanelRow>
);
