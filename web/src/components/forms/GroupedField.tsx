import { Input } from '@chakra-ui/react/input';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { droppedFrom, droppedText, takenText } from './dropped-characters';
import { describedBy, Field, type FieldProps } from './Field';
import { type LiveHint, LiveHints } from './LiveHints';

type GroupedFieldProps = FieldProps & {
  strip: (text: string) => string;
  shownAs: (value: string) => string;
  keys?: 'numeric' | 'text';
  /** True if the number has all digits; other characters of a pasted text are then no error. */
  isComplete?: boolean;
  /** Receives the whole text that the customer pastes. */
  onPasteText?: (text: string) => void;
};

const isTyped = (event: Event) => event instanceof InputEvent && event.data?.length === 1;

/** Shows the value in groups of characters. The value itself has no separators. */
export function GroupedField({
  strip,
  shownAs,
  keys = 'numeric',
  isComplete = false,
  onPasteText,
  hint,
  ...binding
}: GroupedFieldProps) {
  const [dropped, setDropped] = useState({ text: '', isTyped: false });
  const droppedHint: LiveHint =
    isComplete && !dropped.isTyped
      ? { text: takenText(binding.value) }
      : { good: false, text: droppedText(dropped.text) };
  const field = {
    ...binding,
    hint: dropped.text === '' ? hint : <DroppedHint droppedHint={droppedHint}>{hint}</DroppedHint>,
  };
  const input = useRef<HTMLInputElement>(null);
  /** Characters before the caret. A new object per input, because deleting a separator leaves the value unchanged. */
  const [caret, setCaret] = useState<{ after: number }>();
  const shownText = shownAs(field.value);

  // Keeps the caret after the same character when the grouping changes.
  useLayoutEffect(() => {
    if (caret === undefined || document.activeElement !== input.current) return;
    const position = caretPosition(shownText, field.value, caret.after);
    input.current?.setSelectionRange(position, position);
  }, [caret, shownText, field.value]);

  return (
    <Field {...field}>
      <Input
        ref={(element: HTMLInputElement | null) => {
          input.current = element;
          field.ref?.(element);
        }}
        id={field.id}
        name={field.id}
        value={shownText}
        inputMode={keys}
        autoComplete="off"
        onChange={({ target: { value, selectionStart }, nativeEvent }) => {
          setCaret({ after: strip(value.slice(0, selectionStart ?? value.length)).length });
          setDropped({ text: keys === 'numeric' ? droppedFrom(value) : '', isTyped: isTyped(nativeEvent) });
          field.onChange(strip(value));
        }}
        onPaste={({ clipboardData }) => onPasteText?.(clipboardData.getData('text'))}
        {...describedBy(field)}
      />
    </Field>
  );
}

const DroppedHint = ({ droppedHint, children }: { droppedHint: LiveHint; children: ReactNode }) => (
  <>
    <div>{children}</div>
    <LiveHints hints={[droppedHint]} />
  </>
);

function caretPosition(shown: string, value: string, count: number): number {
  let position = 0;
  for (let matched = 0; matched < count && position < shown.length; position += 1) {
    if (shown[position] === value[matched]) matched += 1;
  }
  return position;
}
