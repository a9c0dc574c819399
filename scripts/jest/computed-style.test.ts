/** @jest-environment <rootDir>/scripts/jest/browser-environment.js */

const TAGS =
  'a article button datalist details dialog div form head input li output p rt script select span svg table td template ul';
const ATTRIBUTES: [string, string][] = [
  ['title', 'x'],
  ['hidden', ''],
  ['open', ''],
  ['type', 'HIDDEN'],
  ['style', 'display: flex; opacity: 0.5'],
  ['style', 'visibility: hidden; pointer-events: none'],
];
const PROPERTIES = ['display', 'visibility', 'opacity', 'pointer-events', 'cursor', 'content'];

/** Every kind of element, with one inside of it. */
function showAll(): Element[] {
  for (const tag of TAGS.split(' ')) {
    for (const [name, value] of ATTRIBUTES) {
      const element = document.createElement(tag);
      element.setAttribute(name, value);
      element.append(document.createElement('span'));
      document.body.append(element);
    }
  }
  return [...document.body.querySelectorAll('*')];
}

const stylesOf = (elements: Element[]): unknown[] =>
  elements.map((element) => {
    const style = getComputedStyle(element);
    return [element.outerHTML, style.pointerEvents, PROPERTIES.map((property) => style.getPropertyValue(property))];
  });

it('getComputedStyle answers what jsdom does, who is asked where a page has a style sheet', () => {
  const elements = showAll();
  const quick = stylesOf(elements);
  document.head.append(document.createElement('style'));
  expect(document.styleSheets).toHaveLength(1);
  expect(quick).toEqual(stylesOf(elements));
});

it('getComputedStyle follows style sheets', () => {
  const paragraph = document.body.appendChild(document.createElement('p'));
  expect(getComputedStyle(paragraph).display).toBe('block');
  const sheet = document.head.appendChild(document.createElement('style'));
  sheet.textContent = 'p { display: none }';
  expect(getComputedStyle(paragraph).display).toBe('none');
});
