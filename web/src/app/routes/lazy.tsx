import { type ComponentType, lazy as reactLazy } from 'react';
import { PageNotLoaded } from './PageNotLoaded';
import { trackPageCode } from './page-loading';

type PageModule = { default: ComponentType };

const notLoaded: PageModule = { default: PageNotLoaded };

/** Lazy page that can be prefetched by `fetch`. Loading may fail when offline or after a release. */
export const lazy = (load: () => Promise<PageModule>) =>
  Object.assign(
    reactLazy(() => trackPageCode(load()).catch(() => notLoaded)),
    { fetch: () => void load().catch(() => notLoaded) },
  );
