/** The segment of the settings' addresses that names who provides them. */
const PROVIDER = 'web';

/** Where the settings that the provider offers live. */
export const SETTINGS = `/settings/${PROVIDER}`;
