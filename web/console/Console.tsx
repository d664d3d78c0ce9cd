import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { Loading } from '#web/components/Loading.tsx';
import { MessagePage } from '#web/components/MessagePage.tsx';
import { Theme } from '#web/components/theme/Theme.tsx';
import { OptionalShell } from './shell/OptionalShell';
import { detailPages, pages } from './shell/pages';

/** Path under which the bank serves the console. */
const BASE = '/__bank/console';

export const Console = ({ queryClient }: { queryClient: QueryClient }) => (
  <Theme>
    <QueryClientProvider client={queryClient}>
      <BrowserRouter basename={BASE}>
        <OptionalShell>
          <Suspense fallback={<Loading />}>
            <Routes>
              {[...pages, ...detailPages].map(({ path, Page }) => (
                <Route key={path} path={path} element={<Page />} />
              ))}
              <Route path="*" element={<MessagePage bird="not-found" title="Página no encontrada" />} />
            </Routes>
          </Suspense>
        </OptionalShell>
      </BrowserRouter>
    </QueryClientProvider>
  </Theme>
);
