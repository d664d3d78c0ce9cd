const PULSE_MS = 20;

/** Vibrates once, if the device can and the customer does not reduce motion. */
export function pulse(): void {
  if (typeof navigator.vibrate !== 'function') return;
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) navigator.vibrate(PULSE_MS);
}
