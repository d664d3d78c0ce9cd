import { resolveObjectURL } from 'node:buffer';
import { rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Download = { suggestedFilename: () => string; path: () => Promise<string> };

let listeners: ((download: Download) => void)[] = [];
let paths: string[] = [];

/** Intercepts downloads that the client starts by a blob link. */
export function catchDownloads(): void {
  const { click } = HTMLAnchorElement.prototype;
  HTMLAnchorElement.prototype.click = function () {
    const blob = this.download === '' ? undefined : resolveObjectURL(this.href);
    if (blob === undefined) return click.call(this);
    const { download: name } = this;
    const path = join(tmpdir(), `cenzontle-${crypto.randomUUID()}-${name}`);
    const writing = blob.arrayBuffer().then((bytes) => writeFile(path, new Uint8Array(bytes)));
    paths.push(path);
    for (const listener of listeners)
      listener({ suggestedFilename: () => name, path: () => writing.then(() => path) });
    listeners = [];
  };
}

export const nextDownload = (): Promise<Download> =>
  new Promise((resolve) => {
    listeners.push(resolve);
  });

export function deleteDownloads(): void {
  for (const path of paths) rmSync(path, { force: true });
  paths = [];
  listeners = [];
}
