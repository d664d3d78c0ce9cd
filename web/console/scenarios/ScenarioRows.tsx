import { Card } from '@chakra-ui/react/card';
import type { ArrangedScenario, Scenario } from '#contract/domain/scenario';
import { Button } from '#web/components/Button.tsx';
import { CheckboxField } from '#web/components/forms/CheckboxField.tsx';
import { CHECKED } from '#web/components/forms/draft.ts';
import { PagedRows } from '#web/components/PagedRows.tsx';
import { Control, Controls } from '../parts/Control';
import { EmptyText } from '../parts/EmptyText';
import { PanelRow, PanelRows } from '../parts/PanelRows';

const ROWS = 20;

type ScenarioRowsProps = {
  scenarios: readonly Scenario[];
  search: string;
  seenIds: ReadonlySet<string>;
  onMark: (id: string, isSeen: boolean) => void;
  onArranged: (title: string, scenario: ArrangedScenario) => void;
};

export const ScenarioRows = ({ scenarios, search, seenIds, onMark, onArranged }: ScenarioRowsProps) =>
  scenarios.length === 0 ? (
    <EmptyText>Ningún escenario coincide.</EmptyText>
  ) : (
    <Card.Root size="md">
      <PagedRows rows={scenarios} size={ROWS} list={search} end="Son todos.">
        {(rows) => (
          <PanelRows>
            {rows.map(({ id, title, code, customer }) => (
              <PanelRow key={id} wraps>
                <div>
                  <b>{title}</b>
                  <small translate="no">{`${code} · ${customer}`}</small>
                </div>
                <Controls>
                  <CheckboxField
                    id={`seenIds-${id}`}
                    label="Visto"
                    value={seenIds.has(id) ? CHECKED : ''}
                    onChange={(value) => onMark(id, value === CHECKED)}
                  />
                  <form method="post" action={`/__bank/scenarios/${id}/open`} target="_blank" rel="noopener">
                    <Button type="submit" size="sm" variant="outline" aria-label={`Abrir ${code}`}>
                      Abrir
                    </Button>
                  </form>
                  <Control
                    label="Preparar aquí"
                    call={(api) => api.arrangeScenario.mutate({ params: { id }, body: undefined })}
                    onDone={(arranged) => onArranged(title, arranged)}
                  />
                </Controls>
              </PanelRow>
            ))}
          </PanelRows>
        )}
      </PagedRows>
    </Card.Root>
  );
