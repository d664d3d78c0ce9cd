/** Parameter and value with which a page is shown to the audience. */
export const VIEW = 'vista';
export const AUDIENCE = 'publico';

/** Address of the page for the audience, in the console. */
export const audienceOf = (address: string): string => `${address}?${VIEW}=${AUDIENCE}`;
