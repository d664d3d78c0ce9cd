/** URL parameter and value that show a page to an audience. */
export const VIEW = 'vista';
export const AUDIENCE = 'publico';

/** Returns the URL of a page for an audience. */
export const audienceUrl = (url: string): string => `${url}?${VIEW}=${AUDIENCE}`;
