export const CREATE_RECIPIENT = '/transfers/recipients/create';
