import { chakra } from '@chakra-ui/react/styled-system';
import { palette } from '../theme/palette';

type CardArtProps = {
  name: string;
  holder: string;
  displayId?: string;
};

const { laguna, cempasuchil, plumaje } = palette;

/** Hidden from screen readers, because the page repeats its data as text. Has the same colors in every theme. */
export const CardArt = ({ name, holder, displayId }: CardArtProps) => (
  <Plastic viewBox="0 0 320 202" aria-hidden="true">
    <rect width="320" height="202" rx="14" fill={laguna[900]} />
    <path d="M112 202c0-96 74-158 208-158v144q0 14-14 14z" fill={laguna[800]} />
    <path d="M204 202c0-50 42-84 116-84v70q0 14-14 14z" fill={laguna[700]} />
    <g transform="translate(20 16) scale(.82)">
      <path fill={cempasuchil[400]} d="M36.6 12.6 47 10.8 39.4 20.6z" />
      <path fill={plumaje[0]} d="M1.6 9.6 7.9 7.4 15.2 25h8.2A9 9 0 1 1 40 18v7a16 16 0 0 1-32 0z" />
      <path fill={laguna[400]} d="M12.6 28.6h16a8 8 0 0 1-16 0z" />
    </g>
    <rect x="22" y="84" width="38" height="28" rx="6" fill={cempasuchil[200]} />
    <path d="M22 98h12m14 0h12M34 84v28m14-28v28" stroke={cempasuchil[700]} strokeWidth="1.25" />
    <path
      d="M72 90a12 12 0 0 1 0 16m6-20a18 18 0 0 1 0 24"
      stroke={laguna[200]}
      strokeWidth="2"
      fill="none"
      strokeLinecap="round"
    />
    <text x="298" y="38" textAnchor="end" fontWeight="600" data-caps="">
      {name}
    </text>
    {displayId !== undefined && (
      <text x="22" y="146" fontSize="18" fill={plumaje[0]} fontWeight="500" letterSpacing="1.5">
        {displayId}
      </text>
    )}
    <text x="22" y="178" data-caps="">
      {holder}
    </text>
    <text x="298" y="178" textAnchor="end" fill={plumaje[0]} fontWeight="600">
      Crédito
    </text>
  </Plastic>
);

const Plastic = chakra('svg', {
  base: {
    'display': 'block',
    'width': '100%',
    'height': 'auto',
    'fontSize': '13px',
    'fontVariantNumeric': 'tabular-nums',
    '& text': { fill: laguna[200] },
    '& text[fill]': { fill: plumaje[0] },
    '& [data-caps]': { textTransform: 'uppercase', letterSpacing: '.6px' },
  },
});
