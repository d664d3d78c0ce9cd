import { useEffect } from 'react';
import { useLocation, useRoutes } from 'react-router';
import EasyPayment from '#web/features/easy-payment/EasyPayment.tsx';
import { EasyPaymentProvider } from '#web/features/easy-payment/EasyPaymentSlot.tsx';
import { BarePage } from './BarePage';
import { fetchPage } from './route-line';
import { routes } from './routes';

export function AppRoutes() {
  const { pathname } = useLocation();
  const page = useRoutes(routes);
  useEffect(() => fetchPage(routes, pathname), [pathname]);
  return (
    <EasyPaymentProvider value={EasyPayment}>
      <BarePage>{page}</BarePage>
    </EasyPaymentProvider>
  );
}
