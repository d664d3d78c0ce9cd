/** The segment of the settings' addresses that names who provides them. */
export const SETTINGS_PROVIDER = 'web';
