import { useState } from 'react';
import { type FaultRule, KnownCode } from '#contract/domain/fault-rule';
import type { LoggedRequest } from '#contract/domain/request-log';
import { Link } from '#web/components/Link.tsx';
import { Note } from '#web/components/Note.tsx';
import type { SandboxApi, SuccessBody } from '../lib/sandbox-api';
import { Control, Controls } from '../parts/Control';

type ReplayedResponse = SuccessBody<Awaited<ReturnType<SandboxApi['replayRequest']['mutate']>>>;

const replays = [
  { nonce: 'same', label: 'Repetir con la misma clave' },
  { nonce: 'new', label: 'Repetir con clave nueva' },
] as const;

const SERVER_ERROR = 500;

/** Returns a rule that repeats the call's error once; for a successful call, a rule with a server error. */
function ruleRepeating({ operation, status, code }: LoggedRequest): FaultRule {
  const knownCode = KnownCode.safeParse(code);
  const effect = knownCode.success
    ? { code: knownCode.data }
    : { status: status < 400 ? SERVER_ERROR : status };
  return { match: operation === undefined ? {} : { operation }, times: 1, then: effect };
}

export function CallControls({ call }: { call: LoggedRequest }) {
  const [replayed, setReplayed] = useState<ReplayedResponse>();
  const params = { trace: call.traceId };
  return (
    <>
      <Controls>
        {replays.map(({ nonce, label }) => (
          <Control
            key={nonce}
            label={label}
            call={(api) => api.replayRequest.mutate({ params, body: { nonce } })}
            onDone={setReplayed}
          />
        ))}
        <Control
          label={call.status >= 400 ? 'Fallar la siguiente así' : 'Fallar la siguiente con 500'}
          call={(api) => api.createFault.mutate({ body: ruleRepeating(call) })}
        />
      </Controls>
      {replayed && <ReplayOutcome replayed={replayed} />}
    </>
  );
}

const ReplayOutcome = ({ replayed: { status, traceId } }: { replayed: ReplayedResponse }) => (
  <Note status={status === 0 || status >= 400 ? 'warning' : 'success'} role="status">
    <p>{status === 0 ? 'La repetición no tuvo respuesta.' : `La repetición respondió ${status}.`}</p>
    {traceId !== undefined && (
      <Link to={`/calls/${traceId}`} variant="plain">
        Ver la repetición
      </Link>
    )}
  </Note>
);
