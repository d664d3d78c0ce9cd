import { bird } from '#web/components/avatars/brand-shapes.ts';
import { Loading } from '#web/components/Loading.tsx';

/** The logo that index.html shows from the start; a line below it appears when loading takes longer. */
export const SplashPage = () => (
  <main className="splash">
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <path data-part="beak" d={bird.beak} />
      <path data-part="body" d={bird.body} />
      <path data-part="wing" d={bird.wing} />
    </svg>
    <Loading />
  </main>
);
