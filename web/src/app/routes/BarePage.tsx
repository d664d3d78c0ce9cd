import { type ReactNode, Suspense } from 'react';
import { Outlet } from 'react-router';
import { SplashPage } from '#web/features/session/SplashPage.tsx';

export const BarePage = ({ children = <Outlet /> }: { children?: ReactNode }) => (
  <Suspense fallback={<SplashPage />}>{children}</Suspense>
);
