import { chakra } from '@chakra-ui/react/styled-system';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import type { Story } from '#contract/domain/story';
import { audienceUrl } from '../lib/audience';
import { useFollowPresenter } from './story-channel';

/** For a second screen: the title, without anything that only the presenter should see. */
export function AudienceView({ story }: { story: Story }) {
  const navigate = useNavigate();
  const show = useCallback(
    (id: string) => void navigate(audienceUrl(`/stories/${id}`), { replace: true }),
    [navigate],
  );
  useFollowPresenter(show);
  return (
    <Screen>
      <title>{story.title}</title>
      <h1>{story.title}</h1>
    </Screen>
  );
}

const Screen = chakra('main', {
  base: {
    'display': 'grid',
    'placeItems': 'center',
    'minHeight': '100dvh',
    'p': '6',
    'bg': 'paper.ink',
    'color': 'paper',
    'textAlign': 'center',
    '& > h1': {
      maxWidth: '18ch',
      fontSize: 'clamp(2.25rem, 8vw, 6rem)',
      fontWeight: '700',
      lineHeight: '1.1',
      letterSpacing: '-0.02em',
      textWrap: 'balance',
    },
  },
});
