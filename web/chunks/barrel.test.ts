import { expect, it } from 'vitest';
import { barrelImports } from './barrel';

const ICONS = '/node_modules/lucide-react/dist/esm/lucide-react.mjs';
const CODE = `
export { default as LucideX, default as X, default as XIcon } from './icons/x.mjs';
export { default as Menu, default as MenuIcon } from './icons/menu.mjs';
export { createLucideIcon } from './createLucideIcon.mjs';
`;

it('an import of icons leads to those that it names', () => {
  const importer = 'import { Menu, X as Close } from "lucide-react";\nimport { y } from "./y";';
  expect(barrelImports(importer, ICONS, () => CODE)).toEqual([
    '/node_modules/lucide-react/dist/esm/icons/menu.mjs',
    '/node_modules/lucide-react/dist/esm/icons/x.mjs',
  ]);
});

it('any other import leads to its module', () => {
  expect(barrelImports('import { X } from "lucide-react"', '/web/src/y.ts', () => CODE)).toEqual([
    '/web/src/y.ts',
  ]);
});
