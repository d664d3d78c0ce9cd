/** A link that is pressed again before its page is drawn gets no second entry: one Back leads away from it. */
export function keepOneEntry(): void {
  const push = history.pushState.bind(history);
  history.pushState = (state, unused, url) => {
    // A dialog over a page names no address.
    const isThere = url != null && new URL(url, location.href).href === location.href;
    if (isThere) history.replaceState(state, unused, url);
    else push(state, unused, url);
  };
}
