import { matchPath } from 'react-router';
import { expand } from '../routes/expand';
import { mainRoutes, settingsRoutes } from '../routes/table';

/** A single-step page whose button is at the bottom of a phone's window. */
const ALONE = '/bill-payments/activation';

const pages = [...mainRoutes, ...settingsRoutes].flatMap(({ path }) =>
  expand(path).map((pattern) => ({ pattern, isFlow: path.endsWith('/:step?') || path === ALONE })),
);

/** True for the steps of an operation: on a phone they have no navigation but the menu. */
export const inFlow = (path: string): boolean =>
  pages.find(({ pattern }) => matchPath(pattern, path) !== null)?.isFlow ?? false;
