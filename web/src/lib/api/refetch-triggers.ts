import { focusManager, type QueryClient } from '@tanstack/react-query';
import { onBankClockJump } from './bank-clock';

/** Refetches the mounted queries when the window gets focus and when the bank's clock jumps. */
export function watchRefetchTriggers(queryClient: QueryClient): () => void {
  focusManager.setEventListener((onFocus) => {
    const handle = () => onFocus();
    const events = ['focus', 'visibilitychange'];
    for (const event of events) window.addEventListener(event, handle);
    return () => {
      for (const event of events) window.removeEventListener(event, handle);
    };
  });
  // Static queries (the setup of a form, the signed-in customer) are not refetched.
  return onBankClockJump(() => void queryClient.invalidateQueries());
}
