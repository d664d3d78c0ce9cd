const PULSE_MS = 20;

/** One short vibration, where the device offers it and the customer wants motion. */
export function pulse(): void {
  if (typeof navigator.vibrate !== 'function') return;
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) navigator.vibrate(PULSE_MS);
}
