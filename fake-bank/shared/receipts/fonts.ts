import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { unpackWoff } from './woff';

export const REGULAR = 'Figtree';
export const BOLD = 'Figtree SemiBold';

/** Digits of equal width, for columns of amounts. */
export const TABULAR: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum'];

// Static instances: fontkit cannot embed instances of a variable font.
const paths = {
  [REGULAR]: fileURLToPath(import.meta.resolve('@fontsource/figtree/files/figtree-latin-400-normal.woff')),
  [BOLD]: fileURLToPath(import.meta.resolve('@fontsource/figtree/files/figtree-latin-600-normal.woff')),
};

const files = new Map<string, Buffer>();

function readFont(path: string): Buffer {
  const cached = files.get(path);
  if (cached) return cached;
  const file = unpackWoff(readFileSync(path));
  files.set(path, file);
  return file;
}

export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const [name, path] of Object.entries(paths)) doc.registerFont(name, readFont(path));
}
