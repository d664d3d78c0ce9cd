import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import type { ArrangedScenario } from '#contract/domain/scenario';
import { AnchorButton } from '#web/components/Button.tsx';
import { LabeledValueList } from '#web/components/LabeledValueList.tsx';
import { BANK_WINDOW } from '../lib/bank-window';
import { Controls } from '../parts/Control';
import { OpenAs } from '../parts/OpenAs';
import { Panel } from '../parts/Panel';

const outcomeLabels: Readonly<Record<ArrangedScenario['expect']['shownAs'], string>> = {
  dialog: 'En un diálogo',
  page: 'En una página',
  notice: 'En un aviso',
};

type ArrangedScenarioPanelProps = { title: string; scenario: ArrangedScenario };

/** Shows a scenario that the bank has set up. Receives the focus, since its button may be far below. */
export function ArrangedScenarioPanel({
  title,
  scenario: { customer, deepLink, steps, expect },
}: ArrangedScenarioPanelProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: focuses the box again for another scenario.
  useEffect(() => box.current?.focus(), [title]);
  return (
    <Box ref={box} tabIndex={-1} outline="none">
      <Panel title={title} about="Este banco está listo. Entra, ve a la página y haz esto:">
        <Controls>
          <OpenAs customer={customer} variant="solid" />
          <AnchorButton size="sm" variant="outline" href={deepLink} target={BANK_WINDOW} rel="opener">
            Ir a la página
          </AnchorButton>
        </Controls>
        <Steps>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Steps>
        <LabeledValueList
          orientation="vertical"
          items={[
            { label: 'Debe verse', value: expect.heading },
            { label: 'Con el texto', value: expect.message },
            { label: 'Dónde', value: outcomeLabels[expect.shownAs] },
            { label: '¿Se mueve dinero?', value: expect.moneyMoved ? 'Sí' : 'No' },
          ]}
        />
      </Panel>
    </Box>
  );
}

const Steps = chakra('ol', { base: { listStyle: 'decimal', ps: '6', my: '3', '& > li': { py: '2px' } } });
