import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { BankSnapshot } from '#contract/sandbox';
import { AnchorButton } from '#web/components/Button.tsx';
import { Note } from '#web/components/Note.tsx';
import { CodeButton } from '../parts/CodeButton';
import { Control, Controls, Pair } from '../parts/Control';
import { Panel } from '../parts/Panel';

type SnapshotFile = { name: string; snapshot: BankSnapshot | undefined };

async function readFile(file: File): Promise<SnapshotFile> {
  const { name } = file;
  try {
    return { name, snapshot: BankSnapshot.safeParse(JSON.parse(await file.text())).data };
  } catch {
    return { name, snapshot: undefined };
  }
}

export function TransferPanel({ bank }: { bank: string }) {
  const [chosen, setChosen] = useState<SnapshotFile>();
  const choose = (file: File | undefined) => {
    if (file) void readFile(file).then(setChosen);
  };
  const snapshot = chosen?.snapshot;
  return (
    <Panel
      title="Exportar e importar"
      about="Todas las filas como JSON. Importar las cambia todas, o ninguna."
    >
      <Controls>
        <Pair>
          <AnchorButton
            size="sm"
            variant="outline"
            href={`/__bank/banks/${bank}/export`}
            download={`${bank}.json`}
          >
            {`Exportar ${bank}`}
          </AnchorButton>
          <CodeButton label={`Exportar ${bank}`} call={(api) => api.exportBank.query({ params: { bank } })} />
        </Pair>
      </Controls>
      <DropZone
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          choose(event.dataTransfer.files[0]);
        }}
      >
        <span>Suelta aquí un archivo exportado, o elígelo:</span>
        <input
          type="file"
          accept="application/json,.json"
          onChange={({ target }) => choose(target.files?.[0])}
        />
      </DropZone>
      {chosen && !snapshot && (
        <Note status="error" role="alert">
          <p>{`${chosen.name} no es un banco exportado.`}</p>
        </Note>
      )}
      {chosen && snapshot && (
        <Control
          label={`Importar ${chosen.name}`}
          variant="solid"
          call={(api) => api.importBank.mutate({ params: { bank }, body: snapshot })}
          onDone={() => setChosen(undefined)}
        />
      )}
    </Panel>
  );
}

const DropZone = chakra('label', {
  base: {
    display: 'grid',
    gap: '2',
    justifyItems: 'start',
    my: '3',
    p: '4',
    border: '1.5px dashed {colors.border.emphasized}',
    borderRadius: 'control',
    color: 'fg.muted',
    textStyle: 'body.sm',
    cursor: 'pointer',
    '& input': { maxWidth: '100%', minHeight: 'target' },
  },
});
