import { useQuery } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import type { Story } from '#contract/domain/story';
import { Icon } from '#web/components/Icon.tsx';
import { consoleUrlOf, hasBankNames } from '../lib/bank-address';
import { clockQuery } from '../lib/queries';
import { Control } from '../parts/Control';
import { takeOverWindows } from './client-windows';
import { startStory } from './story-bank';

type StartControlProps = { story: Story; text: string; variant?: 'solid' | 'outline' };

/** Creates the bank of the story and opens its console. Renders nothing if banks have no host names. */
export function StartControl({ story, text, variant = 'outline' }: StartControlProps) {
  const { data: clock } = useQuery(clockQuery);
  if (clock === undefined || !hasBankNames(location)) return null;
  const page = `stories/${story.id}`;
  return (
    <Control
      label={`${text}: ${story.title}`}
      text={text}
      variant={variant}
      icon={<Icon as={Play} size="sm" />}
      onPress={() => takeOverWindows(new URL(page, consoleUrlOf(clock.bank, location)).pathname)}
      call={(api) => startStory(api, story, clock.bank)}
      onDone={({ bank }) => location.assign(`${consoleUrlOf(bank, location)}${page}`)}
    />
  );
}
