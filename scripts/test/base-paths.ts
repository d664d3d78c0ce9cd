import { DEFAULT_BASE_PATH } from '../settings';

/** Nothing but the build may know where the client lives, so it is tried in two places. */
export const BASE_PATHS = [DEFAULT_BASE_PATH, '/otra/ruta'] as const;
