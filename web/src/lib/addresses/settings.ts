const PROVIDER = 'web';

export const SETTINGS = `/settings/${PROVIDER}`;
