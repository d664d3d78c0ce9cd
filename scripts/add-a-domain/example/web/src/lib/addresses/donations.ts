export const DONATIONS = '/donations';
