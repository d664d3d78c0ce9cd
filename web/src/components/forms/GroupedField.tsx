import { Input } from '@chakra-ui/react/input';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { droppedFrom, droppedText } from './dropped-characters';
import { describedBy, Field, type FieldProps } from './Field';
import { LiveHints } from './LiveHints';

type GroupedFieldProps = FieldProps & {
  strip: (text: string) => string;
  shownAs: (value: string) => string;
  keys?: 'numeric' | 'text';
};

/** Shows the value in groups of characters. The value itself has no separators. */
export function GroupedField({ strip, shownAs, keys = 'numeric', hint, ...binding }: GroupedFieldProps) {
  const [dropped, setDropped] = useState('');
  const field = {
    ...binding,
    hint: dropped === '' ? hint : <DroppedHint dropped={dropped}>{hint}</DroppedHint>,
  };
  const input = useRef<HTMLInputElement>(null);
  /** Characters before the caret; a new object per key, because erasing a space changes no value. */
  const [caret, setCaret] = useState<{ after: number }>();
  const shownText = shownAs(field.value);

  // Keeps the caret behind the same character when the grouping changes.
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
        onChange={({ target: { value, selectionStart } }) => {
          setCaret({ after: strip(value.slice(0, selectionStart ?? value.length)).length });
          setDropped(keys === 'numeric' ? droppedFrom(value) : '');
          field.onChange(strip(value));
        }}
        {...describedBy(field)}
      />
    </Field>
  );
}

const DroppedHint = ({ dropped, children }: { dropped: string; children: ReactNode }) => (
  <>
    <div>{children}</div>
    <LiveHints hints={[{ good: false, text: droppedText(dropped) }]} />
  </>
);

function caretPosition(shown: string, value: string, count: number): number {
  let position = 0;
  for (let matched = 0; matched < count && position < shown.length; position += 1) {
    if (shown[position] === value[matched]) matched += 1;
  }
  return position;
}
