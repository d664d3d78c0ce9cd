/** Sizes are in rem, to follow the user's text size. The minimum is 0.8125rem (13 px). */
const numeral = (base: string, md: string, lineHeight: string, letterSpacing: string) => ({
  value: {
    fontSize: { base, md },
    lineHeight,
    letterSpacing,
    fontWeight: '600',
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
});

export const textStyles = {
  numeral: {
    // An amount never wraps: large text is limited by the window's width.
    xl: numeral('min(2.5rem, 11vw)', 'min(3rem, 8vw)', '1.05', '-0.025em'),
    lg: numeral('min(1.75rem, 9vw)', '2rem', '1.1', '-0.02em'),
    md: numeral('min(1.125rem, 7vw)', '1.25rem', '1.2', '-0.01em'),
    sm: numeral('min(1rem, 6.5vw)', '1rem', '1.3', '0'),
  },
  heading: {
    xl: {
      value: {
        // Limited like an amount, so that the longest word of a heading fits.
        fontSize: { base: 'min(1.625rem, 10vw)', md: '1.875rem' },
        lineHeight: '1.15',
        fontWeight: '700',
        letterSpacing: '-0.02em',
      },
    },
    lg: {
      value: {
        fontSize: { base: 'min(1.25rem, 8.5vw)', md: '1.375rem' },
        lineHeight: '1.25',
        fontWeight: '650',
        letterSpacing: '-0.012em',
      },
    },
    md: {
      value: { fontSize: '1.0625rem', lineHeight: '1.35', fontWeight: '650', letterSpacing: '-0.005em' },
    },
  },
  body: {
    md: { value: { fontSize: '1rem', lineHeight: '1.5' } },
    sm: { value: { fontSize: '0.875rem', lineHeight: '1.45' } },
    xs: { value: { fontSize: '0.8125rem', lineHeight: '1.4' } },
  },
  label: { value: { fontSize: '0.9375rem', lineHeight: '1.35', fontWeight: '600' } },
};
