import { chakra } from '@chakra-ui/react/styled-system';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { CopyButton } from '../forms/CopyButton';

export const Reference = ({ error: { code, dpCode, traceId, detail } }: { error: ApiError }) => (
  <Line htmlTranslate="no">
    <span>{`Código de error: ${code}`}</span>
    {dpCode !== undefined && <span>{`Código dp: ${dpCode}`}</span>}
    {traceId !== '' && (
      <Trace>
        <span>{`Id. de soporte: ${traceId}`}</span>{' '}
        <CopyButton
          text={detail === undefined ? traceId : `${traceId} ${detail}`}
          label="Copiar id. de soporte"
        />
      </Trace>
    )}
  </Line>
);

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    textStyle: 'body.xs',
    color: 'fg.subtle',
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
});
const Trace = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', overflowWrap: 'anywhere' },
});
