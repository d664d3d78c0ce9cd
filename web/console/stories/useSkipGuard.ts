import { useEffect, useState } from 'react';

/** A press counts only after this time, so that nobody skips a warning unread. */
export const READING_MS = 1_500;

/** After this time the warning is gone, and the next press warns anew. */
const WARNING_MS = 10_000;

type Warning = { step: number; shownAt: number };

/** Lets the presenter leave a step with missing ticks at a second press, once the warning has been shown. */
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
    /** Warns at the first press; returns true for one that may skip the rest of the step. */
    maySkip: (step: number): boolean => {
      const now = Date.now();
      if (warning?.step === step) return now - warning.shownAt >= READING_MS;
      setWarning({ step, shownAt: now });
      return false;
    },
  };
}

/** A step cannot be left before this time, so that a second press does not skip it unseen. */
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
