import { Navigate, type RouteObject, useLocation } from 'react-router';

export interface Redirect {
  from: string;
  to: string;
}

export const redirectOf = ({ from, to }: Redirect): RouteObject => ({
  path: from,
  caseSensitive: true,
  element: <RedirectWithQuery to={to} />,
});

const RedirectWithQuery = ({ to }: { to: string }) => <Navigate to={to + useLocation().search} replace />;
