/** Appearing elements move for 150 to 250 ms. `app/base.css` removes motion for customers who prefer less. */
export const keyframes = {
  spin: { to: { transform: 'rotate(360deg)' } },
  shimmer: { from: { backgroundPosition: '120% 0' }, to: { backgroundPosition: '-120% 0' } },
  advance: { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(.92)' } },
  draw: { from: { strokeDashoffset: '64' } },
  sing: { from: { transform: 'scaleY(.1)' } },
  rise: { from: { opacity: '0', transform: 'translateY(8px)' } },
  arrive: { from: { transform: 'translateY(4px)' } },
};

export const durations = {
  quick: { value: '150ms' },
  normal: { value: '200ms' },
  calm: { value: '250ms' },
};

export const easings = { out: { value: 'cubic-bezier(.2,.7,.2,1)' } };

export const animations = {
  /** Sheets and notices. */
  rise: { value: 'rise {durations.normal} {easings.out} backwards' },
  /** Rows of a list: opaque from the start, so that they can be read at once. */
  arrive: { value: 'arrive {durations.quick} {easings.out}' },
  /** Check mark and brand mark of a receipt. */
  draw: { value: 'draw {durations.calm} {easings.out} backwards' },
  sing: { value: 'sing {durations.calm} {easings.out} backwards' },
};
