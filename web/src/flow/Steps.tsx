import { chakra } from '@chakra-ui/react/styled-system';
import { Check } from 'lucide-react';
import { Icon } from '../ui/Icon';

export type StepsProps = { labels: readonly string[]; current: number };

/** Where the customer is: a bar for each step with its name; on a phone bars and 'Paso 1 de 3'. */
export const Steps = ({ labels, current }: StepsProps) => (
  <>
    <List aria-label="Pasos">
      {labels.map((label, index) => (
        <Step
          key={label}
          state={index < current ? 'done' : index === current ? 'current' : 'ahead'}
          aria-current={index === current ? 'step' : undefined}
        >
          {index < current && <Icon as={Check} size="sm" />}
          <Name>{label}</Name>
        </Step>
      ))}
    </List>
    <Short aria-hidden="true">
      Paso {current + 1} de {labels.length}
    </Short>
  </>
);

const List = chakra('ol', { base: { display: 'flex', gap: '2', listStyle: 'none' } });
const Name = chakra('span', { base: { mdDown: { srOnly: true } } });
const Step = chakra('li', {
  base: {
    flex: '1',
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    pt: { base: '0', md: '10px' },
    borderTopWidth: '4px',
    borderTopStyle: 'solid',
    borderRadius: '2px',
    fontSize: '0.875rem',
    '& svg': { color: 'accent.fg', mdDown: { display: 'none' } },
  },
  variants: {
    state: {
      done: { borderColor: 'accent.solid', color: 'fg.muted' },
      current: { borderColor: 'accent.solid', fontWeight: '650' },
      ahead: { borderColor: 'bg.muted', color: 'fg.subtle' },
    },
  },
});
const Short = chakra('p', {
  base: { mt: '2', textStyle: 'body.sm', color: 'fg.muted', md: { display: 'none' } },
});
