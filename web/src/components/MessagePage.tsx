import { Box } from '@chakra-ui/react/box';
import { Card } from '@chakra-ui/react/card';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Illustration, type IllustrationName } from './Illustration';
import { PageHead } from './PageHead';
import { StatusIcon, type Tone } from './StatusIcon';

type Picture = { bird: IllustrationName } | { icon: LucideIcon; tone?: Tone };

type MessagePageProps = Picture & { title: string; children?: ReactNode; action?: ReactNode };

export const MessagePage = ({ title, children, action, ...picture }: MessagePageProps) => (
  <>
    <PageHead title={title} />
    <Message alignItems={'bird' in picture ? 'center' : 'start'}>
      {'bird' in picture ? <Illustration scene={picture.bird} /> : <StatusIcon {...picture} />}
      <Box flex="1 1 16rem" minWidth="0">
        <Text as="div" color="fg.muted">
          {children}
        </Text>
        <Actions>{action}</Actions>
      </Box>
    </Message>
  </>
);

const Message = chakra(Card.Root, {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '8',
    rowGap: '5',
    maxWidth: 'narrow',
    mt: '6',
    p: { base: '5', md: '8' },
  },
});
const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3', mt: '5', _empty: { display: 'none' } },
});
