/** Path segment that identifies the provider of the settings. */
const PROVIDER = 'web';

export const SETTINGS = `/settings/${PROVIDER}`;
