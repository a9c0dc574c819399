/** Inherited properties that are asked for, with what they are where nobody sets them. */
const INHERITED = { visibility: 'visible', 'pointer-events': 'auto' };

/** @type {(element: Element, property: string) => string} */
const inlineValue = (element, property) =>
  element.hasAttribute('style') ? /** @type {HTMLElement} */ (element).style.getPropertyValue(property) : '';

/** @type {(element: Element, property: keyof typeof INHERITED) => string} */
function inheritedValue(element, property) {
  for (let at = /** @type {Element | null} */ (element); at; at = at.parentElement) {
    const own = inlineValue(at, property);
    if (own) return own;
  }
  return INHERITED[property];
}

/** @type {(element: Element) => boolean} what jsdom's own sheet says by attributes */
const isHiddenByAttribute = (element) =>
  element.hasAttribute('hidden') ||
  (element.localName === 'input' && element.getAttribute('type')?.toLowerCase() === 'hidden');

/**
 * Lets `getComputedStyle` answer at once what queries by role, `toBeVisible` and user events ask of each element, many
 * thousand times a test: whether it can be seen and hit. For that jsdom matches the element with every rule of its sheet and
 * works out twelve colours, after each change of the document anew: a millisecond each time. Everything else is left to
 * jsdom, and so are pages with style sheets.
 * @param {Window & typeof globalThis} window of jsdom
 */
function quickenComputedStyle(window) {
  const { document } = window;
  const computedByJsdom = window.getComputedStyle.bind(window);
  /** What an element without attributes is, by its name. @type {Map<string, string>} */
  const displays = new Map();

  /** @type {(element: Element) => string} */
  function displayByName({ localName, namespaceURI }) {
    const name = `${namespaceURI} ${localName}`;
    const display = displays.get(name) ?? computedByJsdom(document.createElementNS(namespaceURI, localName)).display;
    displays.set(name, display);
    return display;
  }

  /** @type {(element: Element) => string} */
  function displayOf(element) {
    const own = inlineValue(element, 'display');
    if (own) return own;
    if (isHiddenByAttribute(element)) return 'none';
    return element.matches('dialog[open]') ? '' : displayByName(element);
  }

  /** @type {Record<string, (element: Element) => string>} */
  const answers = {
    display: displayOf,
    visibility: (element) => inheritedValue(element, 'visibility'),
    opacity: (element) => inlineValue(element, 'opacity'),
    'pointer-events': (element) => inheritedValue(element, 'pointer-events'),
  };

  /** @type {(element: Element, property: string) => string} */
  const valueOf = (element, property) =>
    Object.hasOwn(answers, property)
      ? (answers[property]?.(element) ?? '')
      : computedByJsdom(element).getPropertyValue(property);

  /** @type {(element: Element) => CSSStyleDeclaration} */
  const quickly = (element) =>
    new Proxy(
      /** @type {CSSStyleDeclaration} */ ({}),
      {
        get(_target, name) {
          const property = name === 'pointerEvents' ? 'pointer-events' : String(name);
          if (Object.hasOwn(answers, property)) return valueOf(element, property);
          if (name === 'getPropertyValue') return (/** @type {string} */ asked) => valueOf(element, asked);
          const all = computedByJsdom(element);
          const value = Reflect.get(all, name);
          return typeof value === 'function' ? value.bind(all) : value;
        },
      },
    );

  window.getComputedStyle = (element, pseudo) =>
    pseudo || document.styleSheets.length > 0 || element?.ownerDocument !== document
      ? computedByJsdom(element, pseudo)
      : quickly(element);
}

module.exports = { quickenComputedStyle };
