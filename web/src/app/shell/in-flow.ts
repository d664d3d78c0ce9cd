/** The steps of an operation, by their address: nothing there leads elsewhere on a phone but the menu. */
const FLOWS =
  /^\/(?:third-parties|bill-payments|investments|campaigns|taxes(?!\/manage))(?:\/|$)|\/(?:my-own-accounts|create|create-payee|cancel|execute|admin)(?:\/|$)/;

/** Whether a path is one of a flow's. */
export const inFlow = (path: string): boolean => FLOWS.test(path);
