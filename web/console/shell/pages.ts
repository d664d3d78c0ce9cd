import { type ComponentType, lazy } from 'react';

type ConsolePage = { path: string; name: string; Page: ComponentType };

/** Pages without a link in the navigation. */
export const detailPages: readonly Omit<ConsolePage, 'name'>[] = [
  { path: '/calls/:trace', Page: lazy(() => import('../calls/CallPage')) },
  { path: '/stories/:id', Page: lazy(() => import('../stories/StoryPage')) },
];

/** In the order of the navigation. */
export const pages: readonly ConsolePage[] = [
  { path: '/', name: 'Hoy', Page: lazy(() => import('../today/TodayPage')) },
  { path: '/calls', name: 'Llamadas', Page: lazy(() => import('../calls/CallsPage')) },
  { path: '/faults', name: 'Fallas', Page: lazy(() => import('../faults/FaultsPage')) },
  { path: '/banks', name: 'Bancos', Page: lazy(() => import('../banks/BanksPage')) },
  { path: '/scenarios', name: 'Escenarios', Page: lazy(() => import('../scenarios/ScenariosPage')) },
  { path: '/stories', name: 'Historias', Page: lazy(() => import('../stories/StoriesPage')) },
  { path: '/messages', name: 'Mensajes', Page: lazy(() => import('../messages/MessagesPage')) },
  { path: '/ledger', name: 'Libro', Page: lazy(() => import('../ledger/LedgerPage')) },
  { path: '/people', name: 'Personas', Page: lazy(() => import('../people/PeoplePage')) },
];
