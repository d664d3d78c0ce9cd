import type { FieldDefinition } from '#contract/domain/field-definition';
import type { BillHelp } from '#contract/merchants';

/** The number inside the whole barcode of a bill; what is no barcode stays as it is. */
export function numberIn(text: string, help: BillHelp | undefined, definition: FieldDefinition): string {
  const { barcode } = help ?? {};
  const { maximumLength } = definition;
  if (barcode === undefined || maximumLength === undefined) return text;
  if (text.length !== barcode.length || barcode.length <= maximumLength) return text;
  return text.slice(barcode.start, barcode.start + maximumLength);
}
