import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ArrangedScenario, Scenario } from '#contract/domain/scenario';
import { Button } from '#web/components/Button.tsx';
import { CopyButton } from '#web/components/forms/CopyButton.tsx';
import { SearchField } from '#web/components/forms/SearchField.tsx';
import { normalizeForSearch } from '#web/lib/format/normalize-for-search.ts';
import { matchesAllTerms, termsOf } from '#web/lib/format/search-terms.ts';
import { formatInstant } from '../lib/days';
import { clockQuery, scenariosQuery } from '../lib/queries';
import { useParam } from '../lib/useParam';
import { ConsolePage } from '../parts/ConsolePage';
import { Controls, Pair } from '../parts/Control';
import { Loaded } from '../parts/Loaded';
import { ArrangedScenarioPanel } from './ArrangedScenarioPanel';
import { ScenarioRows } from './ScenarioRows';
import { sessionReport } from './session-report';
import { useSeen } from './useSeen';

const filterScenarios = (scenarios: readonly Scenario[], search: string): readonly Scenario[] => {
  const terms = termsOf(search);
  return scenarios.filter(({ id, title, code, customer }) =>
    matchesAllTerms(normalizeForSearch(`${code} ${title} ${customer} ${id}`), terms),
  );
};

export default function ScenariosPage() {
  const scenarios = useQuery(scenariosQuery);
  const { data: clock } = useQuery(clockQuery);
  const [search, setSearch] = useParam('search');
  const { seen, mark, clear } = useSeen();
  const [arranged, setArranged] = useState<{ title: string; scenario: ArrangedScenario }>();
  return (
    <ConsolePage
      title="Escenarios"
      about="Una situación por cada código que un cliente puede encontrar. Abrir usa un banco nuevo, en un lunes a las 09:30; preparar usa este."
    >
      <SearchField
        id="search"
        label="Buscar"
        placeholder="Código, texto o cliente"
        value={search}
        onChange={setSearch}
      />
      {arranged && <ArrangedScenarioPanel {...arranged} />}
      <Loaded query={scenarios} rows={8}>
        {({ data }) => (
          <>
            <Controls>
              <span>{`Vistos: ${data.filter(({ id }) => seen.has(id)).length} de ${data.length}`}</span>
              <Pair>
                <CopyButton
                  text={sessionReport(data, seen, clock ? formatInstant(clock.now) : '')}
                  label="Copiar el protocolo"
                />
                <span>Protocolo</span>
              </Pair>
              <Button size="sm" variant="ghost" onClick={clear}>
                Quitar las marcas
              </Button>
            </Controls>
            <ScenarioRows
              scenarios={filterScenarios(data, search)}
              search={search}
              seenIds={seen}
              onMark={mark}
              onArranged={(title, scenario) => setArranged({ title, scenario })}
            />
          </>
        )}
      </Loaded>
    </ConsolePage>
  );
}
