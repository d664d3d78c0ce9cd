/** Where every transfer is listed, and how the way there reads. */
export const transferHistory = { to: '/transfers/history/transactions', label: 'Ir a mi historial' } as const;
