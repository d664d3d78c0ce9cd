import { deviceStorage } from './storage';

/** 'system' follows the device. public/theme.js reads the choice before the first paint. */
export type Theme = 'system' | 'light' | 'dark';

const KEY = 'theme';
const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)');

export function readTheme(): Theme {
  const storedTheme = deviceStorage.getItem(KEY);
  return storedTheme === 'light' || storedTheme === 'dark' ? storedTheme : 'system';
}

function applyTheme(theme: Theme): void {
  const dark = theme === 'dark' || (theme === 'system' && systemIsDark().matches);
  document.documentElement.classList.toggle('dark', dark);
  document.documentElement.classList.toggle('light', !dark);
}

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') deviceStorage.removeItem(KEY);
  else deviceStorage.setItem(KEY, theme);
  applyTheme(theme);
}

/** Applies changes of the system's theme and choices made in other tabs. */
export function watchTheme(): () => void {
  const refresh = () => applyTheme(readTheme());
  const system = systemIsDark();
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) refresh();
  };
  system.addEventListener('change', refresh);
  window.addEventListener('storage', onStorage);
  return () => {
    system.removeEventListener('change', refresh);
    window.removeEventListener('storage', onStorage);
  };
}
