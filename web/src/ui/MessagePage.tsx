import { chakra } from '@chakra-ui/react/styled-system';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge, type Tone } from './Badge';
import { PageHeading } from './PageHeading';
import { Text } from './Text';

interface MessagePageProps {
  icon: LucideIcon;
  tone?: Tone;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

/** A page that says one thing and offers the way on. */
export const MessagePage = ({ icon, tone, title, children, action }: MessagePageProps) => (
  <Column>
    <Badge icon={icon} tone={tone} mb="4" />
    <PageHeading>{title}</PageHeading>
    <Text as="div" tone="muted" mt="2">
      {children}
    </Text>
    <Actions>{action}</Actions>
  </Column>
);

const Column = chakra('div', { base: { maxWidth: '560px', pt: { base: '4', md: '8' } } });
const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3', mt: '6', _empty: { display: 'none' } },
});
