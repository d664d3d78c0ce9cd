import { IconButton } from '@chakra-ui/react/button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '#web/components/Dialog.tsx';
import { curlOf, serverAddress, typescriptOf } from '../lib/call-code';
import { clockQuery } from '../lib/queries';
import { type RecordedCall, recordCall, type SandboxCall } from '../lib/sandbox-api';
import { CodeBlock } from './CodeBlock';

/** `{ }`: the call of a control as code, with the present values. */
export function CodeButton({ call, label }: { call: SandboxCall; label: string }) {
  const [recorded, setRecorded] = useState<RecordedCall>();
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
        onClick={async () => setRecorded(await recordCall(call))}
      >
        {'{ }'}
      </IconButton>
      {recorded && <CodeDialog call={recorded} label={label} onClose={() => setRecorded(undefined)} />}
    </>
  );
}

type CodeDialogProps = { call: RecordedCall; label: string; onClose: () => void };

function CodeDialog({ call, label, onClose }: CodeDialogProps) {
  const { data } = useQuery(clockQuery);
  const bank = data?.bank ?? '';
  const server = serverAddress(location);
  return (
    <Dialog title={label} above="La misma llamada, con los valores de ahora" wide onClose={onClose}>
      <CodeBlock title="curl" code={curlOf(call, bank, server)} />
      <CodeBlock title="TypeScript" code={typescriptOf(call, bank, server)} />
    </Dialog>
  );
}
