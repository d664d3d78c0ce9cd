import { CAPTURE_LINE_LENGTH, isCaptureLine } from '../domain/capture-line';
import type { TaxOperation } from '../domain/payment';

/** Federal taxes are paid in whole pesos. */
export const isPayable = (operation: TaxOperation, centavos: number): boolean =>
  operation !== 'SAT' || centavos % 100 === 0;

export type LineShapeProblem = 'length' | 'alphabet';

/** Expects a normalized capture line. */
export function lineShapeProblem(line: string): LineShapeProblem | undefined {
  if (line.length !== CAPTURE_LINE_LENGTH) return 'length';
  return isCaptureLine(line) ? undefined : 'alphabet';
}
