import { IconButton } from '@chakra-ui/react/button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '#web/components/Dialog.tsx';
import { curlOf, serverAddress, typescriptOfAll } from '../lib/call-code';
import { clockQuery } from '../lib/queries';
import { type RecordedCall, recordCalls, type SandboxCall } from '../lib/sandbox-api';
import { CodeBlock } from './CodeBlock';

/** Button `{ }` that shows the calls of a control as code, with the current values. */
export function CodeButton({ call, label }: { call: SandboxCall; label: string }) {
  const [calls, setCalls] = useState<readonly RecordedCall[]>();
  return (
    <>
      <IconButton
        variant="ghost"
        size="sm"
        px="2"
        color="fg.muted"
        flex="none"
        fontFamily="mono"
        whiteSpace="nowrap"
        aria-label={`Código de «${label}»`}
        onClick={async () => setCalls(await recordCalls(call))}
      >
        {'{ }'}
      </IconButton>
      {calls && <CodeDialog calls={calls} label={label} onClose={() => setCalls(undefined)} />}
    </>
  );
}

type CodeDialogProps = { calls: readonly RecordedCall[]; label: string; onClose: () => void };

function CodeDialog({ calls, label, onClose }: CodeDialogProps) {
  const { data } = useQuery(clockQuery);
  const bank = data?.bank ?? '';
  const server = serverAddress(location);
  return (
    <Dialog title={label} overline="La misma llamada, con los valores de ahora" wide onClose={onClose}>
      <CodeBlock title="curl" code={calls.map((call) => curlOf(call, bank, server)).join('\n')} />
      <CodeBlock title="TypeScript" code={typescriptOfAll(calls, bank, server)} />
    </Dialog>
  );
}
