import type { RouteObject } from 'react-router';
import { Protected } from '../../session/Protected';
import { FullPage } from '../../ui/FullPage';
import { onFirstMove } from '../../ui/first-move';
import { whileArriving } from './arriving';
import { mainShell } from './home';
import { PageNotLoaded } from './PageNotLoaded';

type Routes = RouteObject[];

const load = () => import('./all-routes');

const notLoaded: Routes = [
  {
    element: (
      <Protected
        otherwise={
          <FullPage>
            <PageNotLoaded />
          </FullPage>
        }
      />
    ),
    children: [{ element: mainShell, children: [{ path: '*', element: <PageNotLoaded /> }] }],
  },
];

/** Cache of lazily imported code; it holds no customer data. */
let asked: Promise<Routes> | undefined;

/** Every route but the home's: the first visit has no room for them. One promise, which never fails. */
export const laterRoutes = (): Promise<Routes> => {
  asked ??= whileArriving(load()).then(
    ({ allRoutes }) => allRoutes,
    () => notLoaded,
  );
  return asked;
};

/** Fetches them with the customer's first move, so that they are there before a link is followed. */
export const fetchOnFirstMove = (): (() => void) =>
  // Who goes somewhere asks again, and is told where they do not come.
  onFirstMove(() => void load().catch(() => {}));
