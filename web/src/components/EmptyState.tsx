import { Card } from '@chakra-ui/react/card';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { Illustration, type IllustrationName } from './Illustration';

interface EmptyStateProps {
  bird?: IllustrationName;
  title: string;
  /** 'alert' if it replaces content that failed to load. */
  role?: 'status' | 'alert';
  children?: ReactNode;
  action?: ReactNode;
}

export const EmptyState = ({ bird = 'empty', title, role, children, action }: EmptyStateProps) => (
  <Card.Root size="md" role={role}>
    <Illustration scene={bird} />
    <Heading>{title}</Heading>
    {children === undefined ? null : (
      <Text as="div" textStyle="body.sm" color="fg.muted" maxWidth="48ch" mt="1">
        {children}
      </Text>
    )}
    {action === undefined ? null : (
      <Flex wrap="wrap" gap="3" mt="5">
        {action}
      </Flex>
    )}
  </Card.Root>
);
