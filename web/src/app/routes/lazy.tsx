import { type ComponentType, lazy as reactLazy } from 'react';
import { PageNotLoaded } from './PageNotLoaded';
import { trackPageCode } from './page-loading';

type PageModule = { default: ComponentType };

const notLoaded: PageModule = { default: PageNotLoaded };

/**
 * A page whose code is fetched when its route is first visited, or by `fetch` before it is drawn. That may fail:
 * offline, or after a new release.
 */
export const lazy = (load: () => Promise<PageModule>) =>
  Object.assign(
    reactLazy(() => trackPageCode(load()).catch(() => notLoaded)),
    { fetch: () => void load().catch(() => notLoaded) },
  );
