export const stepTitles = {
  input: 'Capturar datos',
  confirm: 'Revisar y confirmar',
  receipt: 'Éxito',
  error: 'Error',
} as const;

/** Step of a flow URL; undefined means the first step. */
export function stepTitle(step: string | undefined): string | undefined {
  if (step === undefined) return stepTitles.input;
  if (step === 'confirm') return stepTitles.confirm;
  if (step === 'receipt') return stepTitles.receipt;
  // Only known formats: a URL may contain anything, even an account number.
  return /^[a-z-]+$/.test(step) ? step : undefined;
}
