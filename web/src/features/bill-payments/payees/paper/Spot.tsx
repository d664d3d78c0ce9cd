/** The number as the paper has it. */
export type Written = {
  label: string;
  text: string;
  /** Nobody has written it yet: it is another customer's. */
  isExample: boolean;
};

const LARGE = 15;
/** As small as may be read. */
const SMALL = 13;
/** How wide a digit is, in its own height. */
const DIGIT = 0.6;

const widthOf = (text: string, size: number): number => [...text].length * size * DIGIT;

type SpotProps = Written & {
  x: number;
  y: number;
  /** The room that there is on the paper. */
  width: number;
};

/** Where the number stands: ringed, and marked as with a pen. */
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
