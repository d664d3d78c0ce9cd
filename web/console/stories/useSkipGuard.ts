import { useEffect, useState } from 'react';

/** Ignores presses until this time after a warning, so that nobody skips it unread. */
export const READING_MS = 1_500;

/** The warning disappears after this time; the next press shows it again. */
const WARNING_MS = 10_000;

type Warning = { step: number; shownAt: number };

/** Warns before the presenter leaves a step with missing ticks; a second press skips them. */
export function useSkipGuard() {
  const [warning, setWarning] = useState<Warning>();
  useEffect(() => {
    if (warning === undefined) return;
    const timeout = setTimeout(() => setWarning(undefined), WARNING_MS);
    return () => clearTimeout(timeout);
  }, [warning]);
  const isWarned = (step: number): boolean => warning?.step === step;
  return {
    isWarned,
    clear: () => setWarning(undefined),
    /** Warns at the first press; returns true for a later press that skips the missing ticks. */
    maySkip: (step: number): boolean => {
      const now = Date.now();
      if (warning?.step === step) return now - warning.shownAt >= READING_MS;
      setWarning({ step, shownAt: now });
      return false;
    },
  };
}

/** Minimum time of a step, so that a double press does not skip it unseen. */
const GLANCE_MS = 1_000;

/** True while the step has just been shown. */
export function useIsNewStep(step: number): boolean {
  const [seen, setSeen] = useState(step);
  useEffect(() => {
    const timeout = setTimeout(() => setSeen(step), GLANCE_MS);
    return () => clearTimeout(timeout);
  }, [step]);
  return seen !== step;
}
