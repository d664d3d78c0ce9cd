import { DomainError } from '../core/errors/domain-error';

/** Returns a domain error and rethrows any other error. */
function errorIn(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  throw error;
}

export function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch (error) {
    errorIn(error);
    return undefined;
  }
}

/** Returns the result, or the code and field of the domain error: '2082 amount'. */
export function outcomeOf<Result>(run: () => Result): Result | string {
  try {
    return run();
  } catch (error) {
    const { code, field } = errorIn(error);
    return field === undefined ? code : `${code} ${field}`;
  }
}

export const verdictOf = (check: () => void): string =>
  outcomeOf(() => {
    check();
    return 'passes';
  });
