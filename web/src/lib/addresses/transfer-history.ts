export const transferHistory = { to: '/transfers/history/transactions', label: 'Ir a mi historial' } as const;
