/** The label while an order is under way; a lookup follows a response that was lost. */
export const sendingText = ({ isLookingUp }: { isLookingUp: boolean }, sending = 'Enviando...'): string =>
  isLookingUp ? 'Buscando tu comprobante...' : sending;
