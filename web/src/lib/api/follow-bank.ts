import { focusManager, type QueryClient } from '@tanstack/react-query';
import { onBankClockJump } from './bank-clock';

/** Reads what is on the screen again when the window is looked at, and when the bank's clock was moved. */
export function followBank(queryClient: QueryClient): () => void {
  focusManager.setEventListener((onLook) => {
    const look = () => onLook();
    const events = ['focus', 'visibilitychange'];
    for (const event of events) window.addEventListener(event, look);
    return () => {
      for (const event of events) window.removeEventListener(event, look);
    };
  });
  // Static queries (the setup of a form, the signed-in customer) are not read again.
  return onBankClockJump(() => void queryClient.invalidateQueries());
}
