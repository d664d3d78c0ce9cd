import { headers } from '#contract/headers';
import { randomHex } from './random-hex';

/** Identifies one form session; pending signatures are scoped to it. */
export const newFormSessionId = (): string => randomHex(16);

export const headersOfFormSession = (formSessionId: string) => ({ [headers.visit]: formSessionId });
