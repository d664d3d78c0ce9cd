// Before the first paint: the theme that the customer chose, or the system's. See src/lib/environment/theme.ts.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('theme');
  } catch {
    // If storage is disabled, the system's theme applies.
  }
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.add(dark ? 'dark' : 'light');
})();

// Loads the browser's locale and time zone data, which takes 50 ms on a phone, while the client's code is still
// downloading.
setTimeout(() => new Intl.DateTimeFormat('es-MX', { timeZone: 'America/Mexico_City' }).format());
