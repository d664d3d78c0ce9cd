import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Card } from './Card';
import { Illustration, type IllustrationName } from './Illustration';
import { Text } from './Text';

interface EmptyStateProps {
  /** What the bank's bird does beside the words. */
  bird?: IllustrationName;
  title: string;
  /** 'alert' when it takes the place of something that failed. */
  role?: 'status' | 'alert';
  children?: ReactNode;
  /** The one thing to do next. */
  action?: ReactNode;
}

/** Where a list would be: what is missing, and what to do about it. */
export const EmptyState = ({ bird = 'empty', title, role, children, action }: EmptyStateProps) => (
  <Card padded role={role}>
    <Illustration scene={bird} />
    <Title>{title}</Title>
    {children === undefined ? null : (
      <Text as="div" size="sm" tone="muted" maxWidth="48ch" mt="1">
        {children}
      </Text>
    )}
    {action === undefined ? null : <Actions>{action}</Actions>}
  </Card>
);

const Title = chakra('h2', { base: { textStyle: 'heading.md' } });
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3', mt: '5' } });
