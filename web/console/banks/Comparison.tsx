import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChangedRow } from '#contract/domain/bank-snapshot';
import { SelectField } from '#web/components/forms/SelectField.tsx';
import { PagedRows } from '#web/components/PagedRows.tsx';
import { comparisonQuery } from '../lib/queries';
import { CodeButton } from '../parts/CodeButton';
import { EmptyText } from '../parts/EmptyText';
import { Loaded } from '../parts/Loaded';
import { PanelRow, PanelRows } from '../parts/PanelRows';
import { listsOf, sortForReading, valueText } from './compared';

const ROWS = 10;

const changes: Readonly<Record<ChangedRow['change'], string>> = {
  added: 'Nueva',
  removed: 'Ya no está',
  changed: 'Cambió',
};

type ComparisonProps = { bank: string; snapshot: string; otherSnapshots: readonly string[] };

export function Comparison({ bank, snapshot, otherSnapshots }: ComparisonProps) {
  const [other, setOther] = useState('');
  const comparison = useQuery(comparisonQuery(bank, snapshot, other));
  const query = other === '' ? {} : { with: other };
  return (
    <section aria-label="Comparación">
      <Head>
        <Heading as="h3">{`De ${snapshot} a ${other === '' ? 'ahora' : other}`}</Heading>
        <CodeButton
          label={`Comparar ${snapshot}`}
          call={(api) => api.compareSnapshot.query({ params: { bank, snapshot }, query })}
        />
      </Head>
      <SelectField
        id="other"
        label="Comparar con"
        placeholder="Ahora"
        value={other}
        onChange={setOther}
        options={otherSnapshots.filter((id) => id !== snapshot).map((value) => ({ value, label: value }))}
      />
      <Loaded query={comparison}>
        {({ count, data }) =>
          count === 0 ? (
            <EmptyText>Son iguales.</EmptyText>
          ) : (
            <>
              <EmptyText>{count === 1 ? 'Difiere una fila.' : `Difieren ${count} filas.`}</EmptyText>
              <ChangeRows changed={sortForReading(data)} pair={`${snapshot} ${other}`} />
            </>
          )
        }
      </Loaded>
    </section>
  );
}

function ChangeRows({ changed, pair }: { changed: readonly ChangedRow[]; pair: string }) {
  const [chosen, setChosen] = useState('');
  const lists = listsOf(changed);
  const list = lists.includes(chosen) ? chosen : '';
  return (
    <>
      <SelectField
        id="list"
        label="Lista"
        placeholder="Todas"
        value={list}
        onChange={setChosen}
        options={lists.map((value) => ({ value, label: value }))}
      />
      <PagedRows
        rows={list === '' ? changed : changed.filter((row) => row.list === list)}
        size={ROWS}
        list={`${pair} ${list}`}
        end="Son todas las que se listan."
      >
        {(rows) => (
          <PanelRows>
            {rows.map((row) => (
              <ChangeRow key={`${row.list} ${row.key}`} row={row} />
            ))}
          </PanelRows>
        )}
      </PagedRows>
    </>
  );
}

const ChangeRow = ({ row: { list, key, change, fields = [] } }: { row: ChangedRow }) => (
  <PanelRow>
    <div>
      <b translate="no">{`${list} · ${key}`}</b>
      {fields.map(({ field, before, after }) => (
        <small key={field} translate="no">
          {`${field}: ${valueText(field, before)} → ${valueText(field, after)}`}
        </small>
      ))}
    </div>
    <span>{changes[change]}</span>
  </PanelRow>
);

const Head = chakra('div', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', mt: '5', mb: '2' },
});
