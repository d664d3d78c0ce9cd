import { useEffect } from 'react';
import { useLocation, useRoutes } from 'react-router';
import { BarePage } from './BarePage';
import { fetchPage } from './route-line';
import { routes } from './routes';

export function AppRoutes() {
  const { pathname } = useLocation();
  const page = useRoutes(routes);
  useEffect(() => fetchPage(routes, pathname), [pathname]);
  return <BarePage>{page}</BarePage>;
}
