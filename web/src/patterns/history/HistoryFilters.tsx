import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/components/Button.tsx';
import type { TextDraft } from '#web/components/forms/draft.ts';
import { ErrorSummary } from '#web/components/forms/ErrorSummary.tsx';
import { useDraft } from '#web/components/forms/useDraft.ts';
import { Icon } from '#web/components/Icon.tsx';
import { isWide } from '#web/components/wide.ts';
import { countOf } from './filters';
import type { HistoryFilterSource } from './source';

type HistoryFiltersProps<Filters extends TextDraft> = {
  source: HistoryFilterSource<Filters>;
  filters: Filters;
  onApply: (filters: Filters) => void;
};

export function HistoryFilters<Filters extends TextDraft>({
  source: { read, check, Fields },
  filters,
  onApply,
}: HistoryFiltersProps<Filters>) {
  const form = useDraft(filters, check);
  const activeCount = countOf(filters);
  // Data for the filters is fetched once they are opened.
  const [isOpened, setIsOpened] = useState(activeCount > 0);
  return (
    // Collapsed on phones, where the count is enough.
    <Panel open={activeCount > 0 && isWide()}>
      <Toggle onClick={() => setIsOpened(true)}>
        <span>{`Filtros${activeCount > 0 ? ` (${activeCount})` : ''}`}</span>
        <Icon as={ChevronDown} />
      </Toggle>
      {isOpened && (
        <Form noValidate onSubmit={form.submit(onApply)}>
          <ErrorSummary form={form} />
          <Grid
            gap="4"
            alignItems="start"
            templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
          >
            <Fields form={form} />
          </Grid>
          <Flex wrap="wrap" gap="3">
            <Button type="submit" variant="outline">
              Aplicar filtros
            </Button>
            {activeCount > 0 && (
              <Button variant="ghost" onClick={() => onApply(read(new URLSearchParams()))}>
                Quitar filtros
              </Button>
            )}
          </Flex>
        </Form>
      )}
    </Panel>
  );
}

const Panel = chakra('details', {
  base: {
    my: '4',
    layerStyle: 'card',
    boxShadow: 'none',
    '&[open] > summary > svg': { rotate: '180deg' },
    '&:not([open])': {
      mdDown: { width: 'fit-content', borderColor: 'border.emphasized', borderRadius: 'control' },
    },
  },
});
const Toggle = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    px: { base: '4', md: '5' },
    py: { base: '2', md: '3' },
    minHeight: { base: 'target', md: 'control' },
    borderRadius: 'card',
    textStyle: 'label',
    color: 'accent.fg',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
  },
});
const Form = chakra('form', { base: { display: 'grid', gap: '5', px: { base: '4', md: '5' }, pb: '5' } });
