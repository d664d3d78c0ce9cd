import { chakra } from '@chakra-ui/react/styled-system';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge, type Tone } from './Badge';
import { Card } from './Card';
import { Illustration, type IllustrationName } from './Illustration';
import { PageHead } from './PageHead';
import { Text } from './Text';

type Picture = { bird: IllustrationName } | { icon: LucideIcon; tone?: Tone };

type MessagePageProps = Picture & { title: string; children?: ReactNode; action?: ReactNode };

export const MessagePage = ({ title, children, action, ...picture }: MessagePageProps) => (
  <>
    <PageHead title={title} />
    <Message>
      {'bird' in picture ? <Illustration scene={picture.bird} /> : <Badge {...picture} />}
      <Words>
        <Text as="div" tone="muted">
          {children}
        </Text>
        <Actions>{action}</Actions>
      </Words>
    </Message>
  </>
);

const Message = chakra(Card, {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '8',
    rowGap: '5',
    maxWidth: 'narrow',
    mt: '6',
    p: { base: '5', md: '8' },
  },
});
const Words = chakra('div', { base: { flex: '1 1 16rem', minWidth: '0' } });
const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3', mt: '5', _empty: { display: 'none' } },
});
