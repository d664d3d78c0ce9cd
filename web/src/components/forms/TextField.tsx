import { Input } from '@chakra-ui/react/input';
import { CHARACTERS, type CountedLabel, formatCount } from '#contract/domain/length-rule';
import { countCharacters, plainText } from '#contract/domain/text';
import { describedBy, Field, type FieldProps } from './Field';
import { useFirstTapSelect } from './useFirstTapSelect';

export const isComposing = (event: Event) => event instanceof InputEvent && event.isComposing;

type TextFieldProps = FieldProps & {
  max: number;
  counted?: CountedLabel;
  /** True for a proposed text, which the first tap selects. */
  isProposal?: boolean;
};

/** Keeps pasted text beyond the limit, for the customer to shorten. */
export function TextField({ max, counted = CHARACTERS, isProposal = false, hint, ...field }: TextFieldProps) {
  const firstTap = useFirstTapSelect();
  const counter = `${countCharacters(field.value)} de ${formatCount(max, counted)}`;
  const fieldWithHint = { ...field, hint: hint ?? counter };
  return (
    <Field {...fieldWithHint}>
      <Input
        ref={field.ref}
        id={field.id}
        name={field.id}
        value={field.value}
        autoComplete="off"
        {...(isProposal && firstTap)}
        onChange={({ target: { value }, nativeEvent }) =>
          field.onChange(isComposing(nativeEvent) ? value : plainText(value))
        }
        onCompositionEnd={({ currentTarget }) => field.onChange(plainText(currentTarget.value))}
        {...describedBy(fieldWithHint)}
      />
    </Field>
  );
}
