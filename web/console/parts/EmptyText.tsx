import { chakra } from '@chakra-ui/react/styled-system';

export const EmptyText = chakra('p', { base: { py: '4', textStyle: 'body.sm', color: 'fg.muted' } });
