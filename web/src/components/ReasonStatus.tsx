import { chakra } from '@chakra-ui/react/styled-system';
import { Info } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from './Icon';

/** Live region below a row that cannot be chosen. Empty until the customer presses the row. */
export const ReasonStatus = ({
  reason,
  ...line
}: ComponentProps<typeof Line> & { reason: string | undefined }) => (
  <Line role="status" {...line}>
    {reason !== undefined && (
      <>
        <Icon as={Info} size="sm" />
        <span>{reason}</span>
      </>
    )}
  </Line>
);

const Line = chakra('div', {
  base: {
    display: 'flex',
    gap: '2',
    px: '4',
    pb: '3',
    textStyle: 'body.sm',
    color: 'fg',
    '& svg': { mt: '2px' },
    _empty: { srOnly: true },
  },
});
