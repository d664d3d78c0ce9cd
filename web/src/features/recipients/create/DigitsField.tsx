import type { FieldProps } from '../../../forms/Field';
import { GroupedField } from '../../../forms/GroupedField';
import { digitsOnly } from '../filters';

type DigitsFieldProps = FieldProps & {
  /** How the digits are shown: in groups. */
  shownAs: (digits: string) => string;
};

/** A long number of digits. */
export const DigitsField = (props: DigitsFieldProps) => <GroupedField {...props} kept={digitsOnly} />;
