import type { FieldDefinition } from '#contract/domain/field-definition';
import type { BillHelp } from '#contract/merchants';

/** Extracts the number from a whole barcode; returns other text unchanged. */
export function numberIn(text: string, help: BillHelp | undefined, definition: FieldDefinition): string {
  const { barcode } = help ?? {};
  const { maximumLength } = definition;
  if (barcode === undefined || maximumLength === undefined) return text;
  if (text.length !== barcode.length || barcode.length <= maximumLength) return text;
  return text.slice(barcode.start, barcode.start + maximumLength);
}
