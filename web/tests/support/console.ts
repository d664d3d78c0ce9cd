/** Address of a page of the sandbox's console. */
export const consolePath = (page = ''): string => `/__bank/console/${page}`;
