/** Name of the window that shows the bank: the console opens it once and uses it again. */
export const BANK_WINDOW = 'cenzontle-bank';

/** No animation frame: the page is hidden once the window is in front of it. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 20));

/** A form that is filled in asks before its page is left; a new document has no listener that asks. */
export const allowLeaving = ({ document }: Window): void => void document.open();

/** Waits until the window has left the client: a call that the new session ends would lead it elsewhere. */
export async function leaveClient(opened: Window): Promise<void> {
  allowLeaving(opened);
  opened.location.replace('about:blank');
  while (!opened.closed && opened.location.pathname.startsWith('/')) await pause();
}

function submitSignIn(customer: string, path: string): void {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action: '/login', target: BANK_WINDOW });
  for (const [name, value] of Object.entries({ customer, continue: path }))
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  document.body.append(form);
  form.submit();
  form.remove();
}

/** Signs in by the bank's own form: only its answer can set the cookie of the session. */
export async function signInWindow(opened: Window, customer: string, path: string): Promise<void> {
  await leaveClient(opened);
  submitSignIn(customer, path);
}
