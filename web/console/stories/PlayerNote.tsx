import { chakra } from '@chakra-ui/react/styled-system';
import { Note } from '#web/components/Note.tsx';

type PlayerNoteProps = Record<'missing' | 'skipped', readonly string[]>;

/** Lists events that the bank has not recorded, for the current or the previous step. */
export const PlayerNote = ({ missing, skipped }: PlayerNoteProps) => (
  <Status role="status">
    {missing.length > 0 ? (
      <Note status="warning">
        <LargeText>
          <b>{`Falta: ${missing.join('; ')}.`}</b> Para seguir así, pulsa Siguiente otra vez.
        </LargeText>
      </Note>
    ) : (
      skipped.length > 0 && (
        <Note status="warning">
          <LargeText>{`Falta del paso anterior: ${skipped.join('; ')}.`}</LargeText>
        </Note>
      )
    )}
  </Status>
);

const Status = chakra('div', { base: { '&:not(:empty)': { mb: '3' } } });
const LargeText = chakra('p', { base: { fontSize: '1.125rem', lineHeight: '1.4' } });
