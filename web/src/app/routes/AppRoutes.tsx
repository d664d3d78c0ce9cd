import { use, useEffect } from 'react';
import { matchRoutes, useLocation, useRoutes } from 'react-router';
import EasyPayment from '../../features/easy-payment/EasyPayment';
import { EasyPaymentProvider } from '../../ui/EasyPaymentSlot';
import { BarePage } from './BarePage';
import { homeRoutes } from './home';
import { fetchOnFirstMove, laterRoutes } from './later-routes';
import { fetchPage } from './route-line';

export function AppRoutes() {
  useEffect(fetchOnFirstMove, []);
  return (
    <EasyPaymentProvider value={EasyPayment}>
      <BarePage>
        <CurrentRoute />
      </BarePage>
    </EasyPaymentProvider>
  );
}

/** The home needs no other route; until these are there the page before stays, as while a page's code is fetched. */
function CurrentRoute() {
  const location = useLocation();
  const routes = matchRoutes(homeRoutes, location) ? homeRoutes : use(laterRoutes());
  useEffect(() => fetchPage(routes, location.pathname), [routes, location.pathname]);
  return useRoutes(routes);
}
