import { readAnswer } from './answer';
import { request } from './request';

/** Downloads with the session's headers, so that no token appears in a URL. */
export async function downloadFile(
  path: string,
  fileName: string,
  accept = 'application/pdf',
): Promise<void> {
  const body = await readAnswer(await request(path, { method: 'GET', headers: { accept } }));
  if (!(body instanceof Blob)) throw new TypeError('The bank answered no file');
  saveFile(body, fileName);
}

export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
