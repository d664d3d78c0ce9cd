import { readAnswer } from './answer';
import { request } from './request';

/** Fetches a file with the session's headers, so that no token stands in an address, and saves it. */
export async function downloadFile(
  path: string,
  fileName: string,
  accept = 'application/pdf',
): Promise<void> {
  const body = await readAnswer(await request(path, { method: 'GET', headers: { accept } }));
  if (!(body instanceof Blob)) throw new TypeError('The bank answered no file');
  saveFile(body, fileName);
}

/** Hands a file to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
