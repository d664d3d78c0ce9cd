export type SpotText = {
  label: string;
  text: string;
  /** True for the placeholder number. */
  isExample: boolean;
};

const LARGE = 15;
/** Smallest legible size. */
const SMALL = 13;
/** Width of a digit relative to its height. */
const DIGIT = 0.6;

const widthOf = (text: string, size: number): number => [...text].length * size * DIGIT;

type SpotProps = SpotText & {
  x: number;
  y: number;
  width: number;
};

/** Draws the number with a ring around it, as if marked with a pen. */
export function Spot({ label, text, isExample, x, y, width }: SpotProps) {
  const size = widthOf(text, LARGE) > width ? SMALL : LARGE;
  return (
    <g>
      <rect className="pen" x={x - 6} y={y + 7} width={width + 12} height="22" rx="4" />
      <text className="label" x={x} y={y}>
        {label}
      </text>
      <text
        className={isExample ? 'example' : 'number'}
        x={x}
        y={y + 23}
        style={{ fontSize: size }}
        {...(widthOf(text, SMALL) > width && { textLength: width, lengthAdjust: 'spacingAndGlyphs' })}
      >
        {text}
      </text>
      <rect className="ring" x={x - 10} y={y - 16} width={width + 20} height="51" rx="8" />
    </g>
  );
}
