import { request } from './request';
import { readBody } from './response-body';

/** Downloads with the session's headers, so that no token appears in a URL. */
export async function downloadFile(
  path: string,
  fileName: string,
  accept = 'application/pdf',
): Promise<void> {
  const body = await readBody(await request(path, { method: 'GET', headers: { accept } }));
  if (!(body instanceof Blob)) throw new TypeError('The response is not a file');
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
