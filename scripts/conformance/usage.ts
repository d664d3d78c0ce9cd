/** Options of `serve` and `conform`, for the usage of the repository's and the package's commands. */
const API = '  --api URL         address of the bank';

const FAILURES = `  --fail-on SEVERITY
                    exits with 1 after a difference that is breaks, hidden, tolerated or new
  --accept FILE     JSON list of accepted deviations: operation, kind, pointer, owner, until`;

export const SERVE_OPTIONS = `${API}
  --check[=FILE.json]
                    compares every answer with the contract; the report is at /__conformance and, with
                    a FILE, there as JSON, JUnit (.xml) and page (.html)
${FAILURES}`;

/** Options of `conform` that `serve` does not have. */
export const SESSION_OPTIONS = `  --token-file FILE session token; on a second line the anti-forgery value
  --cookie-file FILE
                    sign-in cookie, as name=value
  --report FILE.json
                    writes JSON, JUnit (.xml) and page (.html)
  --write HOST --confirm HOST
                    also plays operations in a test environment; both name the host of --api`;

export const CONFORM_OPTIONS = `${API}
${SESSION_OPTIONS}
${FAILURES}`;
