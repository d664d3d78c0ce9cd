/** In session storage: what of this tab was on its way when its page was reloaded. */
const SENT = 'sentOrder';

/** An order is on its way: of the flow at this address, or of whatever else calls itself so. */
export const noteSent = (base: string): void => sessionStorage.setItem(SENT, base);

/** It is known what became of it, or the customer was told that it is not. */
export const forgetSent = (): void => sessionStorage.removeItem(SENT);

/** Whether one was, and nobody heard how it ended. */
export const wasSent = (base: string): boolean => sessionStorage.getItem(SENT) === base;
