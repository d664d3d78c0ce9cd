/** Shown if the session ended while an order was being sent: its outcome is unknown. */
export const InterruptedSubmission = () => (
  <p role="alert">
    <b>Estábamos enviando tu operación.</b>{' '}
    <span>Cuando entres, búscala en tu historial antes de repetirla.</span>
  </p>
);
