import { matchPath } from 'react-router';
import { expand } from '../routes/expand';
import { mainRoutes, settingsRoutes } from '../routes/table';

const pages = [...mainRoutes, ...settingsRoutes].flatMap(
  ({ path, hasBottomButton = path.endsWith('/:step?') }) =>
    expand(path).map((pattern) => ({ pattern, hasBottomButton })),
);

/** True for steps of an operation and similar pages: on a phone their only navigation is the menu. */
export const isFlowPath = (path: string): boolean =>
  pages.find(({ pattern }) => matchPath(pattern, path) !== null)?.hasBottomButton ?? false;
