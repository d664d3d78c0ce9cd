/** Setup of tests with a DOM: each starts with an empty document, storage and client state. */
import { onlineManager } from '@tanstack/react-query';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { resetAppState } from '../lib/app-state/app-state';

// Loading a module lazily may take seconds on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

afterEach(() => {
  cleanup();
  resetAppState();
  onlineManager.setOnline(true);
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  document.title = '';
  history.replaceState(null, '', '/');
});
