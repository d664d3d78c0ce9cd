import { palette } from './palette';

const { plumaje, laguna, cempasuchil, nopal, grana } = palette;

/** A light and a dark color. Every pair used together on screen was checked against WCAG 2.2 AA. */
const lightDark = (light: string, dark: string) => ({ value: { base: light, _dark: dark } });

/** Background, shape and text of a logo, with a contrast of at least 6.77:1 in both themes. */
const logoColors = (background: [string, string], shape: [string, string], ink: [string, string]) => ({
  DEFAULT: lightDark(...background),
  shape: lightDark(...shape),
  ink: lightDark(...ink),
});

const tintColors = (background: [string, string], ink: [string, string]) => ({
  DEFAULT: lightDark(...background),
  ink: lightDark(...ink),
});

const inBothThemes = (colour: string) => ({ value: colour });

export const semanticColors = {
  bg: {
    DEFAULT: lightDark(plumaje[50], plumaje[950]),
    panel: lightDark(plumaje[0], plumaje[925]),
    raised: lightDark(plumaje[0], plumaje[900]),
    subtle: lightDark(plumaje[100], plumaje[900]),
    muted: lightDark(plumaje[200], plumaje[850]),
    scrim: { value: { base: 'rgb(9 26 31 / .52)', _dark: 'rgb(0 0 0 / .66)' } },
  },
  fg: {
    DEFAULT: lightDark(plumaje[950], plumaje[50]),
    muted: lightDark(plumaje[700], plumaje[300]),
    subtle: lightDark(plumaje[600], plumaje[400]),
  },
  border: {
    DEFAULT: lightDark(plumaje[300], plumaje[800]),
    subtle: lightDark(plumaje[200], plumaje[850]),
    /** The only border strong enough to mark a control by itself. */
    emphasized: inBothThemes(plumaje[500]),
    card: lightDark(plumaje[300], plumaje[850]),
  },
  accent: {
    solid: lightDark(laguna[700], laguna[300]),
    solidHover: lightDark(laguna[800], laguna[200]),
    onSolid: lightDark(plumaje[0], laguna[950]),
    fg: lightDark(laguna[700], laguna[300]),
    subtle: lightDark(laguna[50], laguna[950]),
    muted: lightDark(laguna[100], laguna[900]),
    border: lightDark(laguna[600], laguna[400]),
  },
  neutral: { fg: lightDark(plumaje[700], plumaje[300]), subtle: lightDark(plumaje[200], plumaje[850]) },
  info: { fg: lightDark(laguna[700], laguna[300]), subtle: lightDark(laguna[100], laguna[900]) },
  success: {
    fg: lightDark(nopal[700], nopal[300]),
    subtle: lightDark(nopal[50], nopal[900]),
    border: inBothThemes(nopal[500]),
  },
  warning: {
    fg: lightDark(cempasuchil[800], cempasuchil[200]),
    subtle: lightDark(cempasuchil[50], cempasuchil[950]),
    border: lightDark(cempasuchil[700], cempasuchil[600]),
  },
  danger: {
    fg: lightDark(grana[700], grana[300]),
    solid: lightDark(grana[600], grana[300]),
    solidHover: lightDark(grana[700], grana[400]),
    onSolid: lightDark(plumaje[0], grana[950]),
    subtle: lightDark(grana[50], grana[950]),
    border: lightDark(grana[600], grana[400]),
  },
  /** White in both themes, for buttons on the brand color and for QR codes. */
  paper: { DEFAULT: inBothThemes(plumaje[0]), ink: inBothThemes(laguna[900]) },
  song: inBothThemes(laguna[500]),
  spark: lightDark(cempasuchil[500], cempasuchil[400]),
  focus: { ring: lightDark(laguna[600], cempasuchil[300]) },
  meter: { used: lightDark(laguna[600], laguna[400]), track: lightDark(plumaje[200], plumaje[800]) },
  chart: { now: lightDark(cempasuchil[600], cempasuchil[400]) },
  /** Company logos only, never a status: distinct from the success, danger and warning colors. */
  mark: {
    laguna: logoColors(['#CFEEF6', '#093139'], ['#A7DDEA', '#0C4853'], ['#004958', '#C0EEF9']),
    anil: logoColors(['#DAE9FF', '#1D2C42'], ['#BBD4F9', '#2B405F'], ['#254067', '#D0E6FF']),
    jacaranda: logoColors(['#F0E2F9', '#33253C'], ['#E0C8EF', '#4A3657'], ['#4D335C', '#F0DCFD']),
    barro: logoColors(['#FCE2D5', '#3E2417'], ['#F4C8B2', '#593523'], ['#5F3219', '#FFDBC8']),
    maguey: logoColors(['#E5EBD2', '#292E13'], ['#CFD8AE', '#3D441D'], ['#3C450F', '#E1EAC4']),
  },
  /** People and spending categories, never a status. Contrast at least 6.8:1 in both themes. */
  tint: {
    laguna: tintColors([laguna[100], laguna[900]], [laguna[800], laguna[200]]),
    cempasuchil: tintColors([cempasuchil[100], cempasuchil[950]], [cempasuchil[800], cempasuchil[300]]),
    nopal: tintColors([nopal[100], nopal[900]], [nopal[800], nopal[300]]),
    grana: tintColors([grana[100], grana[950]], [grana[800], grana[300]]),
    plumaje: tintColors([plumaje[200], plumaje[850]], [plumaje[700], plumaje[300]]),
  },
  logo: {
    body: lightDark(laguna[700], plumaje[0]),
    wing: lightDark(laguna[300], laguna[400]),
    beak: lightDark(cempasuchil[500], cempasuchil[400]),
  },
};

export const semanticShadows = {
  xs: { value: { base: '0 1px 2px rgb(11 28 33 / .05)', _dark: 'none' } },
  md: {
    value: {
      base: '0 2px 4px rgb(11 28 33 / .05), 0 8px 20px -6px rgb(11 28 33 / .12)',
      _dark: '0 8px 24px rgb(0 0 0 / .45)',
    },
  },
  dialog: {
    value: {
      base: '0 4px 10px rgb(11 28 33 / .08), 0 28px 64px -12px rgb(11 28 33 / .32)',
      _dark: '0 28px 64px rgb(0 0 0 / .65)',
    },
  },
};
