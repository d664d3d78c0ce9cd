/** 'debes $10.00 MXN' → 'Debes $10.00 MXN' */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
