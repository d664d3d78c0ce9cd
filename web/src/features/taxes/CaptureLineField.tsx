import { chakra } from '@chakra-ui/react/styled-system';
import { CAPTURE_LINE_LENGTH, showCaptureLine, tidyCaptureLine } from '#contract/shared/capture-line';
import type { FieldProps } from '../../forms/Field';
import { GroupedField } from '../../forms/GroupedField';
import { type LiveHint, LiveHints } from '../../forms/LiveHints';
import { Text } from '../../ui/Text';
import { checkLine } from './tax-rules';

/** What a line is made of, while it is typed or pasted; what is too much stays, to be cut. */
const kept = (text: string): string => tidyCaptureLine(text).slice(0, 2 * CAPTURE_LINE_LENGTH);

function hintOf(line: string): LiveHint {
  const problem = line === '' ? undefined : checkLine(line);
  if (line.length === CAPTURE_LINE_LENGTH && problem === undefined)
    return { good: true, text: `${CAPTURE_LINE_LENGTH} caracteres` };
  if (line.length >= CAPTURE_LINE_LENGTH && problem !== undefined) return { good: false, text: problem };
  return { text: `${line.length} de ${CAPTURE_LINE_LENGTH} caracteres` };
}

/** The twenty characters of a line in their groups of four, with how many are left. */
export const CaptureLineField = (field: Omit<FieldProps, 'label'>) => (
  <Large>
    <GroupedField
      {...field}
      label="Línea de captura"
      kept={kept}
      shownAs={showCaptureLine}
      keys="text"
      hint={
        <>
          {field.error === undefined && <LiveHints hints={[hintOf(field.value)]} />}
          <Text size="sm" tone="muted">
            Puedes pegarla con espacios o guiones.
          </Text>
        </>
      }
    />
  </Large>
);

const Large = chakra('div', {
  base: {
    '& input': {
      minHeight: '64px',
      fontSize: 'min(1.375rem, 4.7vw)',
      fontWeight: '600',
      letterSpacing: { base: '0.02em', md: '0.06em' },
      wordSpacing: { base: '0.15em', md: '0.35em' },
      textTransform: 'uppercase',
    },
  },
});
