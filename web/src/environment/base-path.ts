/** The path under which the client is served, with a slash at both ends: '/banca/'. */
export const basePath = (): string => import.meta.env.BASE_URL;
