import type { RouteObject } from 'react-router';
import SummaryPage from '../../features/summary/SummaryPage';
import { Protected } from '../../session/Protected';
import { AppShell } from '../shell/AppShell';
import { MainNav } from '../shell/MainNav';
import { type Redirect, redirectOf } from './redirect';
import { pagesOf, type RouteLine } from './route-line';

/** The home is there from the start: nobody waits for it a second time. */
export const home: RouteLine = { path: '/account-summary', page: SummaryPage };
export const toHome: Redirect = { from: '/', to: home.path };

export const mainShell = <AppShell nav={MainNav} navLabel="Principal" />;

/** All that the first visit knows of the routes, in the places that they have among all of them. */
export const homeRoutes: RouteObject[] = [
  { element: <Protected />, children: [{ element: mainShell, children: pagesOf([home]) }] },
  redirectOf(toHome),
];
