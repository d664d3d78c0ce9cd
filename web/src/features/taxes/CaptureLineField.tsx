import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { CAPTURE_LINE_LENGTH, formatCaptureLine, normalizeCaptureLine } from '#contract/domain/capture-line';
import type { FieldProps } from '#web/components/forms/Field.tsx';
import { GroupedField } from '#web/components/forms/GroupedField.tsx';
import { type LiveHint, LiveHints } from '#web/components/forms/LiveHints.tsx';
import { checkLine } from './tax-rules';

const GROUP = 4;

/** Keeps surplus characters (up to twice the length), so that the customer can see and delete them. */
const strip = (text: string): string => normalizeCaptureLine(text).slice(0, 2 * CAPTURE_LINE_LENGTH);

function hintOf(line: string): LiveHint {
  const problem = line === '' ? undefined : checkLine(line);
  if (line.length === CAPTURE_LINE_LENGTH && problem === undefined)
    return { good: true, text: `${CAPTURE_LINE_LENGTH} caracteres` };
  if (line.length >= CAPTURE_LINE_LENGTH && problem !== undefined) return { good: false, text: problem };
  const missingCount = CAPTURE_LINE_LENGTH - line.length;
  if (line === '') return { text: `Son ${CAPTURE_LINE_LENGTH} letras y números.` };
  return {
    text: `${line.length} de ${CAPTURE_LINE_LENGTH}. ${missingCount === 1 ? 'Te falta 1 carácter' : `Te faltan ${missingCount} caracteres`}.`,
  };
}

export const CaptureLineField = (field: Omit<FieldProps, 'label'>) => (
  <Groups data-whole={Math.floor(field.value.length / GROUP)}>
    <GroupedField
      {...field}
      label="Línea de captura"
      strip={strip}
      shownAs={formatCaptureLine}
      keys="text"
      hint={
        <>
          {field.error === undefined && <LiveHints hints={[hintOf(field.value)]} />}
          <Text textStyle="body.sm" color="fg.muted">
            Está al pie del papel que te dieron. Puedes pegarla con espacios o guiones.
          </Text>
        </>
      }
    />
  </Groups>
);

const GROUPS = CAPTURE_LINE_LENGTH / GROUP;
/* Width of a character. Each group has its characters and one space, half of it on each side. */
const CHARACTER_WIDTH = `(100cqi / ${GROUPS * (GROUP + 1)})`;
const edge = 'linear-gradient(90deg, transparent calc(100% - 1px), {colors.border.subtle} 0)';
const bar = 'linear-gradient({colors.accent.border} 0 0)';
/** Draws a line under each complete group. */
const bars = Object.fromEntries(
  Array.from({ length: GROUPS }, (_, at) => [
    `&[data-whole='${at + 1}'] input`,
    { backgroundSize: `${((at + 1) * 100) / GROUPS}% 3px, ${100 / GROUPS}% 100%` },
  ]),
);

/* Draws one input as five groups, aligned by a monospaced font. */
const Groups = chakra('div', {
  base: {
    containerType: 'inline-size',
    '& input': {
      minHeight: '64px',
      // Half a space before the first group; characters centered in their cells.
      ps: `calc(${CHARACTER_WIDTH} / 2 + (${CHARACTER_WIDTH} - 1ch) / 2)`,
      pe: '0',
      fontFamily: 'ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace',
      fontSize: { base: 'min(1.375rem, 5.2vw)', md: '1.625rem' },
      fontWeight: '600',
      letterSpacing: `calc(${CHARACTER_WIDTH} - 1ch)`,
      textTransform: 'uppercase',
      backgroundImage: `${bar}, ${edge}`,
      backgroundSize: `0 3px, ${100 / GROUPS}% 100%`,
      backgroundPosition: '0 100%, 0 0',
      backgroundRepeat: 'no-repeat, repeat-x',
    },
    ...bars,
  },
});
