/** Centavos. */
export const MIN_DONATION = 10_00;
export const MAX_DONATION = 50_000_00;

export const donationProblem = (centavos: number): 'below' | 'above' | undefined => {
  if (centavos < MIN_DONATION) return 'below';
  return centavos > MAX_DONATION ? 'above' : undefined;
};
