/** Parameter and value with which a page is shown to the audience. */
export const VIEW = 'vista';
export const AUDIENCE = 'publico';
