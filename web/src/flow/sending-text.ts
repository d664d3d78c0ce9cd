/** Label while an order is being sent or, after a lost response, looked up. */
export const sendingText = ({ isLookingUp }: { isLookingUp: boolean }, sending = 'Enviando...'): string =>
  isLookingUp ? 'Buscando tu comprobante...' : sending;
