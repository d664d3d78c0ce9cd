import { headers } from '#contract/headers';
import { randomHex } from './random-hex';

/** Names one visit of a form: what it left waiting for a signature is no other visit's. */
export const newFormSessionId = (): string => randomHex(16);

/** The headers of a call that belongs to a visit. */
export const isOfFormSession = (visitId: string) => ({ [headers.visit]: visitId });
