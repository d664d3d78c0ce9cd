import { bird } from './brand-shapes';

/** The bird of the logo, in an `svg` of 48 px; the surrounding element fills its parts. */
export const BirdPaths = () => (
  <>
    <path data-part="beak" d={bird.beak} />
    <path data-part="body" d={bird.body} />
    <path data-part="wing" d={bird.wing} />
  </>
);
