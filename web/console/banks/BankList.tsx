import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AnchorButton } from '#web/components/Button.tsx';
import { PagedRows } from '#web/components/PagedRows.tsx';
import { consoleUrlOf } from '../lib/bank-address';
import { formatInstant } from '../lib/days';
import { banksQuery } from '../lib/queries';
import { ConfirmedControl } from '../parts/ConfirmedControl';
import { Control, Controls } from '../parts/Control';
import { Loaded } from '../parts/Loaded';
import { Panel } from '../parts/Panel';
import { PanelRow, PanelRows } from '../parts/PanelRows';
import { CreatedNote } from './CreatedNote';

const ROWS = 10;

/** Name of the bank that always exists. */
const DEMO = 'demo';

export function BankList() {
  const banks = useQuery(banksQuery);
  const [created, setCreated] = useState('');
  return (
    <Panel title="Bancos de este servidor">
      {created !== '' && <CreatedNote bank={created} />}
      <Loaded query={banks}>
        {({ data }) => (
          <PagedRows rows={data} size={ROWS} end="Son todos.">
            {(rows) => (
              <PanelRows>
                {rows.map(({ bank, now }) => (
                  <PanelRow key={bank} wraps>
                    <div>
                      <b translate="no">{bank}</b>
                      <small translate="no">{formatInstant(now)}</small>
                    </div>
                    <BankControls bank={bank} onCreated={setCreated} />
                  </PanelRow>
                ))}
              </PanelRows>
            )}
          </PagedRows>
        )}
      </Loaded>
    </Panel>
  );
}

type BankControlsProps = { bank: string; onCreated: (bank: string) => void };

function BankControls({ bank, onCreated }: BankControlsProps) {
  const consoleUrl = consoleUrlOf(bank, location);
  return (
    <Controls>
      {consoleUrl !== undefined && (
        <AnchorButton size="sm" variant="outline" href={consoleUrl}>
          {`Consola de ${bank}`}
        </AnchorButton>
      )}
      <Control
        label={`Duplicar ${bank}`}
        call={(api) => api.copyBank.mutate({ params: { bank }, body: {} })}
        onDone={(copy) => onCreated(copy.bank)}
      />
      <ConfirmedControl
        label={`Restablecer ${bank}`}
        question={`¿Restablecer el banco ${bank}?`}
        call={(api) => api.resetBank.mutate({ params: { bank }, body: undefined })}
      />
      {bank !== DEMO && (
        <ConfirmedControl
          label={`Borrar ${bank}`}
          question={`¿Borrar el banco ${bank}?`}
          call={(api) => api.deleteBank.mutate({ params: { bank }, body: undefined })}
        />
      )}
    </Controls>
  );
}
