import { digitsIn } from '#contract/domain/text';
import type { FieldProps } from '#web/components/forms/Field.tsx';
import { GroupedField } from '#web/components/forms/GroupedField.tsx';

type DigitsFieldProps = FieldProps & {
  shownAs: (digits: string) => string;
  isComplete: boolean;
  /** Removes other characters from typed or pasted text. */
  strip?: (text: string) => string;
  onPasteText?: (text: string) => void;
};

export const DigitsField = (props: DigitsFieldProps) => <GroupedField strip={digitsIn} {...props} />;
