/**
 * Changes the page as a browser translation does: moves each text into two font elements, also after later
 * renders.
 * Runs in the page: `page.evaluate(translatePage)`.
 */
export function translatePage(): void {
  const copies = new WeakSet<Node>();
  const skipped = 'script, style, svg, textarea, title, option, font, [translate=no], .notranslate';
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!text.nodeValue?.trim() || copies.has(text) || !parent || parent.closest(skipped)) continue;
      const copy = document.createTextNode(text.nodeValue);
      copies.add(copy);
      const inner = document.createElement('font');
      inner.append(copy);
      const outer = document.createElement('font');
      outer.append(inner);
      parent.replaceChild(outer, text);
    }
  };
  const client = document.getElementById('root');
  if (!client) return;
  translate(client);
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target.parentElement) translate(target.parentElement);
      for (const node of addedNodes)
        if (node.parentElement) translate(node instanceof Element ? node : node.parentElement);
    }
  }).observe(client, { childList: true, subtree: true, characterData: true });
}
