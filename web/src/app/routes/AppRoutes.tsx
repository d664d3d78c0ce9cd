import { Suspense, useState } from 'react';
import { Navigate, type RouteObject, useLocation, useParams, useRoutes } from 'react-router';
import { readFlag } from '../../environment/flags';
import { Protected } from '../../session/Protected';
import { EasyPaymentProvider } from '../../ui/EasyPaymentSlot';
import { FullPage } from '../../ui/FullPage';
import { Loading } from '../../ui/Loading';
import { NotFound } from '../../ui/NotFound';
import { usePageView } from '../analytics/usePageView';
import { AppShell } from '../shell/AppShell';
import { MainNav } from '../shell/MainNav';
import { PublicLayout } from '../shell/PublicLayout';
import { SettingsNav } from '../shell/SettingsNav';
import { expand } from './expand';
import { easyPayment, SignOut } from './pages';
import { mainRoutes, publicRoutes, type RouteLine, redirects, settingsRoutes } from './table';

const SIGN_OUT = '/signout';

const pagesOf = (lines: readonly RouteLine[]): RouteObject[] =>
  lines
    .filter(({ flag }) => flag === undefined || readFlag(flag))
    .flatMap(({ path, page }) => expand(path).map((exact) => ({ path: exact, page })))
    .map(({ path, page }) => ({ path, element: <Page path={path} of={page} /> }));

const mainShell = <AppShell nav={MainNav} navLabel="Principal" />;
const settingsShell = <AppShell nav={SettingsNav} navLabel="Configuración" />;

/** Made once: what a flag or the environment decides holds until the page is loaded again. */
const routes = (): RouteObject[] => [
  { element: <PublicLayout />, children: pagesOf(publicRoutes) },
  { path: SIGN_OUT, element: <SigningOutPage /> },
  {
    element: <Protected />,
    children: [
      { element: mainShell, children: pagesOf(mainRoutes) },
      { element: settingsShell, children: pagesOf(settingsRoutes) },
    ],
  },
  ...redirects.map(({ from, to }) => ({ path: from, element: <KeepQuery to={to} /> })),
  {
    element: <Protected otherwise={<PublicLayout>{<Unknown />}</PublicLayout>} />,
    children: [{ element: mainShell, children: [{ path: '*', element: <Unknown /> }] }],
  },
];

export function AppRoutes() {
  const [table] = useState(routes);
  return <EasyPaymentProvider value={easyPayment}>{useRoutes(table)}</EasyPaymentProvider>;
}

/** Keyed by its route: what was begun on one page never shows on another. */
function Page({ path, of: Content }: { path: string; of: RouteLine['page'] }) {
  const { step } = useParams();
  const stepped = path.endsWith('/:step?');
  usePageView({ page: path.replace('/:step?', ''), step, stepped });
  return <Content key={path} />;
}

function Unknown() {
  usePageView({ page: '*' });
  return <NotFound />;
}

const KeepQuery = ({ to }: { to: string }) => <Navigate to={to + useLocation().search} replace />;

function SigningOutPage() {
  usePageView({ page: SIGN_OUT });
  return (
    <Suspense
      fallback={
        <FullPage>
          <Loading />
        </FullPage>
      }
    >
      <SignOut />
    </Suspense>
  );
}
