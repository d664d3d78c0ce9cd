import { type ReactNode, Suspense } from 'react';
import { Outlet } from 'react-router';
import { FullPage } from '#web/components/FullPage.tsx';
import { Loading } from '#web/components/Loading.tsx';

export const BarePage = ({ children = <Outlet /> }: { children?: ReactNode }) => (
  <Suspense
    fallback={
      <FullPage>
        <Loading />
      </FullPage>
    }
  >
    {children}
  </Suspense>
);
