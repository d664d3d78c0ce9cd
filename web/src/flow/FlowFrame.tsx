import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Check } from 'lucide-react';
import { Icon } from '../components/Icon';
import { PageHead } from '../components/PageHead';
import type { Slot } from '../components/slot';
import type { Position } from './position';

type FlowFrameProps = {
  position: Position;
  heading: string;
  hasErrors?: boolean;
  /** True while it is unknown whether this step can be shown. */
  pending?: boolean;
  children: Slot;
};

export const FlowFrame = ({
  position,
  heading,
  hasErrors = false,
  pending = false,
  children,
}: FlowFrameProps) => (
  <>
    <PageHead
      back={position.back}
      title={heading}
      documentTitle={`${hasErrors ? 'Error: ' : ''}Paso ${position.current + 1} de ${position.labels.length} · ${heading}`}
      pending={pending}
    />
    <Stepper {...position} />
    {children}
  </>
);

const Stepper = ({ labels, current }: Pick<Position, 'labels' | 'current'>) => (
  <Box mt="18px" mb="6">
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
    <CompactStepper aria-hidden="true">{`Paso ${current + 1} de ${labels.length}`}</CompactStepper>
  </Box>
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
const CompactStepper = chakra('p', {
  base: { mt: '2', textStyle: 'body.sm', color: 'fg.muted', md: { display: 'none' } },
});
