import { BirdPaths } from '#web/components/avatars/BirdPaths.tsx';
import { Loading } from '#web/components/Loading.tsx';

/** The logo that index.html shows from the start; a line below it appears when loading takes longer. */
export const SplashPage = () => (
  <main className="splash">
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <BirdPaths />
    </svg>
    <Loading />
  </main>
);
