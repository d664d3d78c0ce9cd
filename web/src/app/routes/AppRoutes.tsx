import { Suspense } from 'react';
import { Navigate, Route, Routes, useLocation, useParams } from 'react-router';
import { readFlag } from '../../environment/flags';
import { Protected } from '../../session/Protected';
import { FullPage } from '../../ui/FullPage';
import { Loading } from '../../ui/Loading';
import { NotFound } from '../../ui/NotFound';
import { stepTitle } from '../analytics/steps';
import { usePageView } from '../analytics/usePageView';
import { AppShell } from '../shell/AppShell';
import { MainNav } from '../shell/MainNav';
import { PublicLayout } from '../shell/PublicLayout';
import { SettingsNav } from '../shell/SettingsNav';
import { expand } from './expand';
import { SignOut } from './pages';
import { mainRoutes, publicRoutes, type RouteLine, redirects, settingsRoutes } from './table';

export const AppRoutes = () => (
  <Routes>
    <Route element={<PublicLayout />}>{pagesOf(publicRoutes)}</Route>
    <Route path="/signout" element={<SigningOutPage />} />
    <Route element={<Protected />}>
      <Route element={<AppShell nav={MainNav} navLabel="Principal" />}>{pagesOf(mainRoutes)}</Route>
      <Route element={<AppShell nav={SettingsNav} navLabel="Configuración" />}>
        {pagesOf(settingsRoutes)}
      </Route>
    </Route>
    {redirects.map(({ from, to }) => (
      <Route key={from} path={from} element={<KeepQuery to={to} />} />
    ))}
    <Route element={<Protected otherwise={<PublicLayout>{<Unknown />}</PublicLayout>} />}>
      <Route element={<AppShell nav={MainNav} navLabel="Principal" />}>
        <Route path="*" element={<Unknown />} />
      </Route>
    </Route>
  </Routes>
);

const pagesOf = (lines: readonly RouteLine[]) =>
  lines
    .filter(({ flag }) => flag === undefined || readFlag(flag))
    .flatMap(({ path, page }) => expand(path).map((exact) => ({ path: exact, page })))
    .map(({ path, page }) => <Route key={path} path={path} element={<Page path={path} of={page} />} />);

/** Keyed by its route: what was begun on one page never shows on another. */
function Page({ path, of: Content }: { path: string; of: RouteLine['page'] }) {
  const { step } = useParams();
  const stepped = path.endsWith('/:step?');
  usePageView(path.replace('/:step?', ''), stepped ? stepTitle(step) : undefined);
  return <Content key={path} />;
}

function Unknown() {
  usePageView('*');
  return <NotFound />;
}

const KeepQuery = ({ to }: { to: string }) => <Navigate to={to + useLocation().search} replace />;

const SigningOutPage = () => (
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
