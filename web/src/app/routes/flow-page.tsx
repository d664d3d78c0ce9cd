import type { Flow, FlowTypes } from '../../flow/flow';
import { lazy } from './lazy';

/** The page of a domain's flows, whose code is fetched when it is first visited: the file's default export. */
export const flowPage = <T extends FlowTypes>(load: () => Promise<{ default: readonly Flow<T>[] }>) =>
  lazy(async () => {
    const [{ FlowPages }, { default: flows }] = await Promise.all([import('../../flow/FlowPages'), load()]);
    return { default: () => <FlowPages flows={flows} /> };
  });
