/* Parts of a drawn bill. Bars replace text that need not be legible. */

type Box = { x: number; y: number; width: number; height?: number };

export const Bar = ({ x, y, width, height = 6, dark = false }: Box & { dark?: boolean }) => (
  <rect className={dark ? 'deep' : 'bar'} x={x} y={y} width={width} height={height} rx={height / 2} />
);

/** Lines of an address or a note. */
export const Lines = ({ at }: { at: readonly (readonly [x: number, y: number, width: number])[] }) => (
  <>
    {at.map(([x, y, width]) => (
      <Bar key={`${x} ${y}`} x={x} y={y} width={width} />
    ))}
  </>
);

/** Deterministic pseudo-random bars. */
function codePath({ x, y, width, height = 34 }: Box, seed: number): string {
  let path = '';
  let state = seed;
  for (let left = x; left < x + width - 3; ) {
    state = (state * 37 + 11) % 97;
    const width = 1 + (state % 3);
    path += `M${left.toFixed(1)} ${y}h${width}v${height}h-${width}z`;
    left += width + 1.5 + (state % 4) * 0.7;
  }
  return path;
}

export const Barcode = ({ seed = 3, ...box }: Box & { seed?: number }) => (
  <path className="ink" d={codePath(box, seed)} />
);

const TEETH = 20;

export function Sheet({ width, height }: { width: number; height: number }) {
  const step = width / TEETH / 2;
  const torn = `l${-step} 6l${-step} -6`.repeat(TEETH);
  return (
    <path className="paper" d={`M0 8a8 8 0 0 1 8-8h${width - 16}a8 8 0 0 1 8 8v${height - 14}${torn}z`} />
  );
}

const USED = [22, 28, 40, 52, 44, 34];

export const UsageChart = ({ y }: { y: number }) => (
  <>
    {USED.map((height, month) => (
      <rect
        key={height}
        className={month === USED.length - 1 ? 'deep' : 'bar'}
        x={18 + month * 17}
        y={y + 54 - height}
        width="11"
        height={height}
        rx="2"
      />
    ))}
  </>
);

export const Charges = ({ rows }: { rows: readonly number[] }) => (
  <>
    {rows.map((y, row) => (
      <g key={y}>
        <Bar x={18} y={y} width={118 - row * 13} />
        <Bar x={222} y={y} width={40} />
        <path className="hair" d={`M18 ${y + 13}h244`} />
      </g>
    ))}
    <Bar x={18} y={(rows.at(-1) ?? 0) + 26} width={60} height={8} dark />
    <Bar x={206} y={(rows.at(-1) ?? 0) + 26} width={56} height={8} dark />
  </>
);

export const Fold = ({ y }: { y: number }) => <path className="fold" d={`M0 ${y}h280`} />;
