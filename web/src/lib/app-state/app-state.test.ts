import { expect, test } from 'vitest';
import { appState, lifetimeSignal, resetAppState, updateSlice } from './app-state';

test('an update replaces the given properties of one slice', () => {
  updateSlice('navigation', { pattern: '/account-summary' });
  expect(appState.getState().navigation).toEqual({
    hasMoved: false,
    pending: [],
    pattern: '/account-summary',
  });
  resetAppState();
});

test('a reset restores the initial state and aborts the signal', () => {
  const signal = lifetimeSignal();
  expect(lifetimeSignal()).toBe(signal);
  updateSlice('drafts', { byAddress: new Map([['/transfers', { search: '', draft: { amount: '10' } }]]) });
  updateSlice('dialogs', { open: [{ onBack: () => {} }], isSettling: true });
  resetAppState();
  expect(appState.getState()).toBe(appState.getInitialState());
  expect(appState.getState().drafts.byAddress.size).toBe(0);
  expect(appState.getState().dialogs).toEqual({
    open: [],
    isSettling: false,
    isReturning: false,
    callbacks: [],
  });
  expect(signal.aborted).toBe(true);
  expect(lifetimeSignal().aborted).toBe(false);
  resetAppState();
});
