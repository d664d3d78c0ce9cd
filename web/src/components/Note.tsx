import { Grid } from '@chakra-ui/react/grid';
import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './Icon';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

interface NoteProps {
  tone?: keyof typeof icons;
  role?: 'status' | 'alert';
  children: ReactNode;
}

export function Note({ tone = 'info', role, children }: NoteProps) {
  return (
    <Box tone={tone} role={role}>
      <Mark tone={tone}>
        <Icon as={icons[tone]} />
      </Mark>
      <Grid minWidth={0} flex="1" gap="1">
        {children}
      </Grid>
    </Box>
  );
}

const Box = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    px: '4',
    py: '14px',
    borderRadius: 'control',
    borderWidth: '1px',
    borderStyle: 'solid',
    textStyle: 'body.sm',
    color: 'fg',
  },
  variants: {
    tone: {
      info: { bg: 'accent.subtle', borderColor: 'accent.muted' },
      success: { bg: 'success.subtle', borderColor: 'success.border' },
      warning: { bg: 'warning.subtle', borderColor: 'warning.border' },
      danger: { bg: 'danger.subtle', borderColor: 'danger.border' },
    },
  },
});

const Mark = chakra('span', {
  variants: {
    tone: {
      info: { color: 'accent.fg' },
      success: { color: 'success.fg' },
      warning: { color: 'warning.fg' },
      danger: { color: 'danger.fg' },
    },
  },
});
