import type { ReactElement } from 'react';
import type { OfferedProduct } from '#contract/domain/campaign';
import { palette } from '#web/components/theme/palette.ts';

const { laguna, cempasuchil, plumaje } = palette;

const stroke = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** The brand mark, as on the cards. */
const Bird = ({ at }: { at: string }) => (
  <g transform={at}>
    <path fill={cempasuchil[400]} d="M36.6 12.6 47 10.8 39.4 20.6z" />
    <path fill={plumaje[0]} d="M1.6 9.6 7.9 7.4 15.2 25h8.2A9 9 0 1 1 40 18v7a16 16 0 0 1-32 0z" />
    <path fill={laguna[400]} d="M12.6 28.6h16a8 8 0 0 1-16 0z" />
  </g>
);

const Coin = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M-15 0v7a15 5.5 0 0 0 30 0V0z" fill={cempasuchil[600]} />
    <ellipse rx="15" ry="5.5" fill={cempasuchil[300]} />
  </g>
);

const Plastic = () => (
  <>
    <rect width="62" height="40" rx="5" fill={plumaje[0]} />
    <path d="M0 9h62v8H0z" fill={laguna[300]} />
    <rect x="7" y="23" width="11" height="9" rx="2" fill={cempasuchil[300]} />
    <path d="M26 30h28" stroke={laguna[200]} strokeWidth="3" strokeLinecap="round" />
  </>
);

/** Drawing of each product, in a 128 × 80 view box. */
export const drawings: Record<OfferedProduct, ReactElement> = {
  SL: (
    <>
      <path d="M22 30h34a16 16 0 0 1 16 16v3" {...stroke} stroke={plumaje[0]} strokeWidth="9" />
      <path d="M42 28V17m-10 0h20" {...stroke} stroke={laguna[300]} strokeWidth="5" />
      <Coin x={72} y={62} />
      <Bird at="translate(86 14) scale(.62)" />
    </>
  ),
  TDC: (
    <>
      <g transform="rotate(-10 50 42) translate(30 14)">
        <rect width="62" height="40" rx="5" fill={laguna[400]} />
      </g>
      <g transform="translate(30 24)">
        <Plastic />
      </g>
      <Bird at="translate(88 6) scale(.56)" />
    </>
  ),
  CLI: (
    <>
      <g transform="translate(14 26)">
        <Plastic />
      </g>
      <path d="M104 66V22m-12 12 12-12 12 12" {...stroke} stroke={cempasuchil[300]} strokeWidth="5" />
      <path d="M88 66V52" {...stroke} stroke={laguna[300]} strokeWidth="5" />
    </>
  ),
  SPL: (
    <>
      <Coin x={42} y={58} />
      <Coin x={42} y={49} />
      <Coin x={42} y={40} />
      <path d="M86 66V38" {...stroke} stroke={plumaje[0]} strokeWidth="4" />
      <path
        d="M86 46c-14 0-18-8-18-18 12 0 18 6 18 18zm0-8c0-12 6-18 20-18 0 12-8 18-20 18z"
        fill={laguna[300]}
      />
    </>
  ),
  PR: (
    <>
      <rect x="22" y="20" width="52" height="46" rx="6" fill={plumaje[0]} />
      <path d="M22 32h52v-6q0-6-6-6H28q-6 0-6 6z" fill={laguna[300]} />
      <path d="M36 15v9m24-9v9" {...stroke} stroke={laguna[200]} strokeWidth="4" />
      <path d="M31 42h8m6 0h8m6 0h8M31 54h8m6 0h8" {...stroke} stroke={laguna[200]} strokeWidth="5" />
      <Coin x={92} y={56} />
      <Coin x={92} y={47} />
    </>
  ),
};
