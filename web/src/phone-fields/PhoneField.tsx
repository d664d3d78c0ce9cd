import { MOBILE_LENGTH } from '#contract/shared/mobile-telephone';
import { maskPhone } from '../format/numbers';
import type { FieldProps } from '../forms/Field';
import { GroupedField } from '../forms/GroupedField';

/** The digits; of one that was pasted with its country, those after it. */
const kept = (text: string): string => {
  const digits = text.replace(/\D/g, '');
  return text.trim().startsWith('+52') ? digits.slice(2) : digits;
};

/** Ten digits in their groups; those that are too many follow, so that they can be seen and cut. */
const shownAs = (digits: string): string =>
  [maskPhone(digits), digits.slice(MOBILE_LENGTH)].filter(Boolean).join(' ');

export const PhoneField = (field: FieldProps) => <GroupedField {...field} kept={kept} shownAs={shownAs} />;
