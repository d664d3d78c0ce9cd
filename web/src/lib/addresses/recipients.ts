/** Where somebody is saved, to be sent money to. */
export const CREATE_RECIPIENT = '/transfers/recipients/create';
