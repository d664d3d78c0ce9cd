import { Navigate, type RouteObject, useLocation } from 'react-router';

export interface Redirect {
  from: string;
  to: string;
}

export const redirectOf = ({ from, to }: Redirect): RouteObject => ({
  path: from,
  caseSensitive: true,
  element: <KeepQuery to={to} />,
});

const KeepQuery = ({ to }: { to: string }) => <Navigate to={to + useLocation().search} replace />;
