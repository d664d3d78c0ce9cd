import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Card } from './Card';
import { Illustration, type IllustrationName } from './Illustration';
import { Text } from './Text';

interface EmptyStateProps {
  bird?: IllustrationName;
  title: string;
  /** 'alert' if it replaces something that failed. */
  role?: 'status' | 'alert';
  children?: ReactNode;
  action?: ReactNode;
}

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
