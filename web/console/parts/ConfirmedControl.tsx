import { useState } from 'react';
import { Button } from '#web/components/Button.tsx';
import { Dialog } from '#web/components/Dialog.tsx';
import type { SandboxResponse } from '../lib/sandbox-api';
import { useControl } from '../lib/useControl';
import { CodeButton } from './CodeButton';
import { type ControlProps, Pair } from './Control';

type ConfirmedControlProps<Result extends SandboxResponse> = ControlProps<Result> & { question: string };

/** Asks for confirmation before a call that cannot be undone. */
export function ConfirmedControl<Result extends SandboxResponse>({
  label,
  question,
  call,
  onDone,
}: ConfirmedControlProps<Result>) {
  const [isAsking, setAsking] = useState(false);
  const { run, isPending } = useControl<Result>({ label, onDone });
  const confirm = () => {
    setAsking(false);
    run(call);
  };
  return (
    <Pair>
      <Button size="sm" variant="outline" busy={isPending && label} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <CodeButton call={call} label={label} />
      {isAsking && (
        <Dialog
          role="alertdialog"
          title={question}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button variant="outline" autoFocus onClick={() => setAsking(false)}>
                Cancelar
              </Button>
              <Button colorPalette="danger" onClick={confirm}>
                {label}
              </Button>
            </>
          }
        >
          <p>Sus datos se pierden.</p>
        </Dialog>
      )}
    </Pair>
  );
}
