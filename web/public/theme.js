// Before the first paint: the theme that the customer chose, or the system's. See src/lib/environment/theme.ts.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('theme');
  } catch {
    // Storage may be switched off; the system's theme is right then.
  }
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.add(dark ? 'dark' : 'light');
})();

// The bank's dates and amounts need the browser's tables of languages and time zones, which take a phone 50 ms to
// open: it has nothing else to do while the client's code is on its way.
setTimeout(() => new Intl.DateTimeFormat('es-MX', { timeZone: 'America/Mexico_City' }).format());
