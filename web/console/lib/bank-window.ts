/** Name of the window of the client; the console opens it once and reuses it. */
export const BANK_WINDOW = 'cenzontle-bank';

/** Uses no animation frame: those stop while the other window hides this page. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 20));

/** Removes the `beforeunload` listener of an edited form. */
export const allowLeaving = ({ document }: Window): void => void document.open();

/** Navigates the window away from the client and waits: a request of the client would fail in the new session and redirect it. */
export async function leaveClient(bankWindow: Window): Promise<void> {
  allowLeaving(bankWindow);
  bankWindow.location.replace('about:blank');
  while (!bankWindow.closed && bankWindow.location.pathname.startsWith('/')) await pause();
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

/** Signs in with the bank's form, since only its response can set the session cookie. */
export async function signInWindow(bankWindow: Window, customer: string, path: string): Promise<void> {
  await leaveClient(bankWindow);
  submitSignIn(customer, path);
}
