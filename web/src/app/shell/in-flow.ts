/** URLs of operation steps; on a phone they have no navigation but the menu. */
const FLOWS =
  /^\/(?:third-parties|bill-payments|investments|campaigns|taxes(?!\/manage))(?:\/|$)|\/(?:my-own-accounts|create|create-payee|cancel|execute|admin)(?:\/|$)/;

export const inFlow = (path: string): boolean => FLOWS.test(path);
