import { DomainError } from '../core/errors/domain-error';

/** A refusal is an outcome; anything else is a defect. */
function errorIn(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  throw error;
}

/** What something comes to; undefined where it is refused. */
export function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch (error) {
    errorIn(error);
    return undefined;
  }
}

/** What something comes to, or the code of its refusal and the field that it is about: '2082 amount'. */
export function outcomeOf<Result>(run: () => Result): Result | string {
  try {
    return run();
  } catch (error) {
    const { code, field } = errorIn(error);
    return field === undefined ? code : `${code} ${field}`;
  }
}

/** The same of a rule that answers nothing. */
export const verdictOf = (check: () => void): string =>
  outcomeOf(() => {
    check();
    return 'passes';
  });
