export const stepTitles = {
  input: 'Capturar datos',
  confirm: 'Revisar y confirmar',
  receipt: 'Éxito',
  error: 'Error',
} as const;

/** Returns the title of a step. `undefined` is the first step. */
export function stepTitle(step: string | undefined): string | undefined {
  if (step === undefined) return stepTitles.input;
  if (step === 'confirm') return stepTitles.confirm;
  if (step === 'receipt') return stepTitles.receipt;
  // Other steps have their slug as title. Drops slugs that could be personal data, such as an account number.
  return /^[a-z-]+$/.test(step) ? step : undefined;
}
