import { digitsIn } from '#contract/shared/plain-text';
import type { FieldProps } from '../../../forms/Field';
import { GroupedField } from '../../../forms/GroupedField';

type DigitsFieldProps = FieldProps & {
  /** How the digits are shown: in groups. */
  shownAs: (digits: string) => string;
  /** What is kept of what was typed or pasted. */
  kept?: (text: string) => string;
};

/** A long number of digits. */
export const DigitsField = (props: DigitsFieldProps) => <GroupedField kept={digitsIn} {...props} />;
