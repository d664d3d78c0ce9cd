/** Name of the window that shows the bank: the console opens it once and uses it again. */
export const BANK_WINDOW = 'cenzontle-bank';
