import { beginAriaCaches, endAriaCaches } from 'ivya/utils';

/**
 * `getComputedStyle` for `display` and `visibility`, which decide which elements are hidden and how the words of a
 * name are separated. happy-dom computes every property of every ancestor, which is slow for queries by role.
 */
type Declaration = { value: string; isImportant: boolean };
type Rule = {
  selector: string;
  media: string | undefined;
  order: number;
  display: Declaration | undefined;
  visibility: Declaration | undefined;
};

const blankDocument = document.implementation.createHTMLDocument();

const addedTexts = new Set<string>();
/** Emotion selects by class: an element is matched only against the rules of its own classes. */
const rulesByClass = new Map<string, Rule[]>();
const otherRules: Rule[] = [];
let ruleCount = 0;

function readDeclaration(style: CSSStyleDeclaration, property: string): Declaration | undefined {
  const value = style.getPropertyValue(property);
  if (value === '') return undefined;
  return { value, isImportant: style.getPropertyPriority(property) === 'important' };
}

/** Returns false for selectors that happy-dom cannot parse, and for `:empty`, which it does not reevaluate. */
function isSupported(selector: string): boolean {
  if (selector.includes(':empty')) return false;
  try {
    blankDocument.body.matches(selector);
    return true;
  } catch {
    return false;
  }
}

function addRule({ selectorText, style }: CSSStyleRule, media: string | undefined): void {
  const display = readDeclaration(style, 'display');
  const visibility = readDeclaration(style, 'visibility');
  if (!display && !visibility) return;
  for (const selector of selectorText.split(/,(?![^(]*\))/)) {
    const rule = { selector: selector.trim(), media, order: ruleCount++, display, visibility };
    if (!isSupported(rule.selector)) continue;
    const [, subjectClass] = /\.([\w-]+)[^\s>+~]*$/.exec(rule.selector) ?? [];
    if (subjectClass === undefined) otherRules.push(rule);
    else rulesByClass.set(subjectClass, [...(rulesByClass.get(subjectClass) ?? []), rule]);
  }
}

/** Reads the rules of a style sheet. Rules of containers are left out, since they need a layout. */
export function addStyleSheet(text: string): void {
  if (addedTexts.has(text)) return;
  addedTexts.add(text);
  const sheet = new CSSStyleSheet();
  // happy-dom ignores rules inside a layer.
  sheet.replaceSync(text.replace(/^@layer [\w-]+\{([\s\S]*)\}$/, '$1'));
  for (const rule of sheet.cssRules) {
    if (rule instanceof CSSStyleRule) addRule(rule, undefined);
    else if (rule instanceof CSSMediaRule)
      for (const inner of rule.cssRules)
        if (inner instanceof CSSStyleRule) addRule(inner, rule.conditionText);
  }
}

function cascadedValue(element: Element, property: 'display' | 'visibility'): string | undefined {
  let winner: (Declaration & { order: number }) | undefined;
  /** `matching`: a selector that is known to match. */
  const consider = (rules: readonly Rule[], matching = '') => {
    for (const { selector, media, order, [property]: value } of rules) {
      if (!value) continue;
      if (winner && (winner.isImportant === value.isImportant ? winner.order > order : winner.isImportant))
        continue;
      if (selector !== matching && !element.matches(selector)) continue;
      if (media === undefined || window.matchMedia(media).matches) winner = { ...value, order };
    }
  };
  consider(otherRules);
  for (const name of element.classList) consider(rulesByClass.get(name) ?? [], `.${name}`);
  const inline = element instanceof HTMLElement ? element.style.getPropertyValue(property) : '';
  return inline !== '' && !winner?.isImportant ? inline : winner?.value;
}

/** Maps a tag name to the `display` of elements that no rule matches. */
const initialDisplays = new Map<string, string>();
const computeStyle = window.getComputedStyle.bind(window);

function initialDisplay(element: Element): string {
  const kind = element instanceof HTMLDialogElement && element.open ? 'open dialog' : element.tagName;
  let display = initialDisplays.get(kind);
  if (display === undefined) {
    const example = blankDocument.body.appendChild(blankDocument.createElement(element.tagName));
    if (kind === 'open dialog') example.setAttribute('open', '');
    display = computeStyle(example).display;
    initialDisplays.set(kind, display);
  }
  return display;
}

type StyleCache = {
  displays: Map<Element, string>;
  visibilities: Map<Element, string>;
  renderings: Map<Element, boolean>;
};
let cache: StyleCache | undefined;

/** Computes each style and name at most once while `read` runs, which must not change the document. */
export function withStyleCache<Value>(read: () => Value): Value {
  if (cache) return read();
  cache = { displays: new Map(), visibilities: new Map(), renderings: new Map() };
  beginAriaCaches();
  try {
    return read();
  } finally {
    endAriaCaches();
    cache = undefined;
  }
}

function getOrCompute<Value>(
  values: Map<Element, Value> | undefined,
  element: Element,
  compute: () => Value,
): Value {
  const cachedValue = values?.get(element);
  if (cachedValue !== undefined) return cachedValue;
  const value = compute();
  values?.set(element, value);
  return value;
}

const displayOf = (element: Element): string =>
  getOrCompute(cache?.displays, element, () => cascadedValue(element, 'display') ?? initialDisplay(element));

const visibilityOf = (element: Element): string =>
  getOrCompute(cache?.visibilities, element, () => {
    const value = cascadedValue(element, 'visibility');
    if (value !== undefined && value !== 'inherit') return value;
    return element.parentElement ? visibilityOf(element.parentElement) : 'visible';
  });

/** Returns a style in which all properties but `display` and `visibility` are empty. */
export function getComputedStyle(element: Element) {
  const style = {
    get display() {
      return displayOf(element);
    },
    get visibility() {
      return visibilityOf(element);
    },
    content: '',
    getPropertyValue: (property: string) =>
      property === 'display' || property === 'visibility' ? style[property] : '',
  };
  return style;
}

const isClosedDetails = (element: Element): boolean => element instanceof HTMLDetailsElement && !element.open;

/** Returns whether an element is rendered; the content of a closed `details` is not. */
export const checkVisibility = (element: Element): boolean =>
  getOrCompute(cache?.renderings, element, () => {
    const { parentElement: parent } = element;
    if (displayOf(element) === 'none') return false;
    if (!parent) return element.isConnected;
    return (!isClosedDetails(parent) || element.tagName === 'SUMMARY') && checkVisibility(parent);
  });
