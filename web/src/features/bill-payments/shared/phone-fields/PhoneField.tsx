import { MOBILE_LENGTH, nationalDigits } from '#contract/domain/mobile-telephone';
import type { FieldProps } from '#web/components/forms/Field.tsx';
import { GroupedField } from '#web/components/forms/GroupedField.tsx';
import { maskPhone } from '#web/lib/format/numbers.ts';

/** Ten digits in their groups; those that are too many follow, so that they can be seen and cut. */
const shownAs = (digits: string): string =>
  [maskPhone(digits), digits.slice(MOBILE_LENGTH)].filter(Boolean).join(' ');

export const PhoneField = (field: FieldProps) => (
  <GroupedField {...field} kept={nationalDigits} shownAs={shownAs} />
);
