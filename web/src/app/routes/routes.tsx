import type { RouteObject } from 'react-router';
import { NotFound } from '#web/components/NotFound.tsx';
import { Protected } from '#web/features/session/Protected.tsx';
import { PageShown } from '#web/lib/page/page-shown.ts';
import { UNKNOWN_PAGE } from '../analytics/current-page';
import { usePageView } from '../analytics/usePageView';
import { AppShell } from '../shell/AppShell';
import { MainNav } from '../shell/MainNav';
import { PublicLayout } from '../shell/PublicLayout';
import { SettingsNav } from '../shell/SettingsNav';
import { BarePage } from './BarePage';
import { redirectOf } from './redirect';
import { pagesOf } from './route-line';
import { bareRoutes, mainRoutes, publicRoutes, redirects, settingsRoutes } from './table';

const mainShell = <AppShell nav={MainNav} navLabel="Principal" />;
const settingsShell = <AppShell nav={SettingsNav} navLabel="Configuración" />;

export const routes: RouteObject[] = [
  { element: <PublicLayout />, children: pagesOf(publicRoutes) },
  { element: <BarePage />, children: pagesOf(bareRoutes) },
  {
    element: <Protected />,
    children: [
      { element: mainShell, children: pagesOf(mainRoutes) },
      { element: settingsShell, children: pagesOf(settingsRoutes) },
    ],
  },
  ...redirects.map(redirectOf),
  {
    element: <Protected fallback={<PublicLayout>{<UnknownPage />}</PublicLayout>} />,
    children: [{ element: mainShell, children: [{ path: '*', element: <UnknownPage /> }] }],
  },
];

function UnknownPage() {
  const reportView = usePageView({ page: UNKNOWN_PAGE });
  return (
    <PageShown value={reportView}>
      <NotFound />
    </PageShown>
  );
}
