import { useEffect } from 'react';
import type { Story } from '#contract/domain/story';
import { Link } from '#web/components/Link.tsx';
import { Controls } from '../parts/Control';
import { savePlayedStory } from './played-stories';
import { StartControl } from './StartControl';

type StoryEndProps = { story: Story; nextStory: Story | undefined };

/** Shown when the last step is complete; stores that the story was played. */
export function StoryEnd({ story, nextStory }: StoryEndProps) {
  useEffect(() => savePlayedStory(story.id), [story.id]);
  return (
    <Controls>
      <b>Fin de la historia.</b>
      {nextStory === undefined ? (
        <Link to="/stories">Volver a las historias</Link>
      ) : (
        <>
          <StartControl story={nextStory} text="Siguiente historia" variant="solid" />
          <span>{nextStory.title}</span>
        </>
      )}
    </Controls>
  );
}
