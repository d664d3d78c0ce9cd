import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import type { LoggedBody, LoggedMessage, LoggedRequest } from '#contract/domain/request-log';
import { curlOf, serverAddress, typescriptOf } from '../lib/call-code';
import { clockQuery } from '../lib/queries';
import { CodeBlock } from '../parts/CodeBlock';
import { EmptyText } from '../parts/EmptyText';
import { Panel } from '../parts/Panel';

const formatJson = (value: unknown): string => JSON.stringify(value, null, 2);

const bodyTitle = ({ size, isComplete }: LoggedBody): string =>
  `Cuerpo, ${size} bytes${isComplete ? '' : ', incompleto'}`;

type MessageProps = { title: string; message: LoggedMessage | undefined };

export const Message = ({ title, message }: MessageProps) => (
  <Panel title={title}>
    {message === undefined ? (
      <EmptyText>El banco ya no guarda este cuerpo.</EmptyText>
    ) : (
      <>
        {message.body === undefined ? (
          <EmptyText>Sin cuerpo.</EmptyText>
        ) : (
          <CodeBlock title={bodyTitle(message.body)} code={formatJson(message.body.content)} />
        )}
        <Headers>
          <summary>Encabezados</summary>
          <CodeBlock title={`Encabezados de la ${title.toLowerCase()}`} code={formatJson(message.headers)} />
        </Headers>
      </>
    )}
  </Panel>
);

/** Placeholders for header values that the log masks. */
const placeholders: Readonly<Record<string, string>> = { 'x-authorization': 'TOKEN', 'x-xsrf-token': 'XSRF' };
const copiedHeaders = ['x-channel-id', 'x-country-code', 'x-visit-id'];

const headersOf = ({ headers }: LoggedMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => {
      const placeholder = placeholders[name];
      if (placeholder !== undefined) return [[name, placeholder]];
      return copiedHeaders.includes(name) ? [[name, value]] : [];
    }),
  );

/** Shows the call as code, with placeholders for the token and the anti-forgery value. */
export function CallCode({ call: { method, path, query, request } }: { call: LoggedRequest }) {
  const { data } = useQuery(clockQuery);
  if (request === undefined || data === undefined) return null;
  const content = request.body?.content;
  const shownCall = {
    method,
    path: query === undefined ? path : `${path}?${query}`,
    body: content === undefined ? undefined : JSON.stringify(content),
    headers: headersOf(request),
  };
  const server = serverAddress(location);
  return (
    <Panel
      title="Como código"
      about="Cambia TOKEN y XSRF por los de una sesión: POST /__bank/sessions los da."
    >
      <CodeBlock title="curl" code={curlOf(shownCall, data.bank, server)} />
      <CodeBlock title="TypeScript" code={typescriptOf(shownCall, data.bank, server)} />
    </Panel>
  );
}

const Headers = chakra('details', {
  base: {
    'mt': '2',
    '& > summary': {
      display: 'list-item',
      width: 'fit-content',
      py: '10px',
      cursor: 'pointer',
      color: 'accent.fg',
      textStyle: 'label',
    },
  },
});
