import { MOBILE_LENGTH, nationalDigits } from '#contract/domain/mobile-telephone';
import type { FieldProps } from '#web/components/forms/Field.tsx';
import { GroupedField } from '#web/components/forms/GroupedField.tsx';
import { maskPhone } from '#web/lib/format/numbers.ts';

/** Shows surplus digits too, so that they can be seen and deleted. */
const shownAs = (digits: string): string =>
  [maskPhone(digits), digits.slice(MOBILE_LENGTH)].filter(Boolean).join(' ');

export const PhoneField = (field: FieldProps) => (
  <GroupedField
    {...field}
    strip={nationalDigits}
    shownAs={shownAs}
    isComplete={field.value.length === MOBILE_LENGTH}
  />
);
