import { lazy, useEffect } from 'react';
import type { RouteObject } from 'react-router';
import SummaryPage from '../../features/summary/SummaryPage';
import { Protected } from '../../session/Protected';
import SignOut from '../../session/pages/SignOut';
import { AppShell } from '../shell/AppShell';
import { MainNav } from '../shell/MainNav';
import { BarePage } from './BarePage';
import { type Redirect, redirectOf } from './redirect';
import { pagesOf, type RouteLine } from './route-line';

function NoOffers({ onSettled }: { onSettled: () => void }) {
  useEffect(onSettled, [onSettled]);
  return null;
}
/** Good to know: without their file the home stands as well. */
const Offers = lazy(() =>
  import('../../features/campaigns/home/HomeOffers').catch(() => ({ default: NoOffers })),
);
const Home = () => <SummaryPage Offers={Offers} />;

/** The home is there from the start: nobody waits for it a second time. */
export const home: RouteLine = { path: '/account-summary', page: Home };
/** So is the way out: it must not depend on a file that may be gone, or on a connection. */
export const wayOut: RouteLine = { path: '/signout', page: SignOut };
export const toHome: Redirect = { from: '/', to: home.path };

export const mainShell = <AppShell nav={MainNav} navLabel="Principal" />;

/** All that the first visit knows of the routes, in the places that they have among all of them. */
export const homeRoutes: RouteObject[] = [
  { element: <Protected />, children: [{ element: mainShell, children: pagesOf([home]) }] },
  { element: <BarePage />, children: pagesOf([wayOut]) },
  redirectOf(toHome),
];
