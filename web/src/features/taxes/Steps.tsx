import { chakra } from '@chakra-ui/react/styled-system';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '#web/components/Icon.tsx';

type Step = { icon: LucideIcon; title: string; text: string };

export const Steps = ({ steps }: { steps: readonly Step[] }) => (
  <List>
    {steps.map(({ icon, title, text }) => (
      <li key={title}>
        <span>
          <Icon as={icon} />
        </span>
        <div>
          <b>{title}</b>
          <small>{text}</small>
        </div>
      </li>
    ))}
  </List>
);

const List = chakra('ol', {
  base: {
    listStyle: 'none',
    '& > li': { display: 'flex', alignItems: 'center', gap: '4', px: '5', py: '4' },
    '& > li:not(:first-of-type)': { borderTop: '1px solid {colors.border.subtle}' },
    '& > li > span': {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      boxSize: '44px',
      borderRadius: 'control',
      bg: 'accent.subtle',
      color: 'accent.fg',
    },
    '& b': { display: 'block' },
    '& small': { display: 'block', textStyle: 'body.sm', color: 'fg.muted' },
  },
});
