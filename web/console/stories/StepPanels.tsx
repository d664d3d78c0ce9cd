import { Grid } from '@chakra-ui/react/grid';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Circle, CircleCheck } from 'lucide-react';
import type { Story } from '#contract/domain/story';
import { Icon } from '#web/components/Icon.tsx';
import { Panel } from '../parts/Panel';

type StepPanelsProps = {
  story: Story;
  /** Position of the step, from 0. */
  stepIndex: number;
  isMet: (expectationIndex: number) => boolean;
};

function windowLabel({ steps }: Story, stepIndex: number): string {
  const { window, open } = steps[stepIndex] ?? {};
  const hasSecondWindow = steps.some((step) => step.window === 'second');
  const order = window === 'second' ? 'segunda ' : 'primera ';
  const samePage = open === undefined ? ', en la misma página; si la perdiste, Atrás la trae' : '';
  return `En la ${hasSecondWindow ? order : ''}ventana de la banca${samePage}.`;
}

export function StepPanels({ story, stepIndex, isMet }: StepPanelsProps) {
  const step = story.steps[stepIndex];
  if (step === undefined) return null;
  const { say, look, gesture, expect } = step;
  return (
    <Grid gap="4" templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
      <Panel title="Di">
        <LargeText>{say}</LargeText>
      </Panel>
      <Panel title="Verás">
        <LargeText>{look}</LargeText>
      </Panel>
      {gesture !== undefined && (
        <Panel title="Haz" about={windowLabel(story, stepIndex)}>
          <LargeText>{gesture}</LargeText>
        </Panel>
      )}
      <Panel title="Debe pasar en el banco" about="Se marca solo, cuando pasa.">
        <Ticks>
          {expect.map(({ text }, place) => (
            <Tick key={text} text={text} isMet={isMet(place)} />
          ))}
        </Ticks>
      </Panel>
    </Grid>
  );
}

const Tick = ({ text, isMet }: { text: string; isMet: boolean }) => (
  <li data-met={isMet ? '' : undefined}>
    <Icon as={isMet ? CircleCheck : Circle} />
    <span>{text}</span>
    <VisuallyHidden>{isMet ? ': pasó' : ': todavía no'}</VisuallyHidden>
  </li>
);

const LargeText = chakra('p', {
  base: { fontSize: { base: '1.125rem', md: '1.375rem' }, lineHeight: '1.4' },
});
const Ticks = chakra('ul', {
  base: {
    'listStyle': 'none',
    '& > li': { display: 'flex', alignItems: 'center', gap: '3', py: '1', color: 'fg.muted' },
    '& > li[data-met]': { color: 'fg', fontWeight: '600' },
    '& > li[data-met] > svg': { color: 'success.fg' },
    '& svg': { flex: 'none' },
  },
});
