import { MOBILE_LENGTH, nationalDigits } from '#contract/shared/mobile-telephone';
import { maskPhone } from '../format/numbers';
import type { FieldProps } from '../forms/Field';
import { GroupedField } from '../forms/GroupedField';

/** Ten digits in their groups; those that are too many follow, so that they can be seen and cut. */
const shownAs = (digits: string): string =>
  [maskPhone(digits), digits.slice(MOBILE_LENGTH)].filter(Boolean).join(' ');

export const PhoneField = (field: FieldProps) => (
  <GroupedField {...field} kept={nationalDigits} shownAs={shownAs} />
);
