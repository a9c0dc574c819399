/**
 * Shows a mail in an empty frame. The page's Content-Security-Policy holds in there, too, and takes no `style=`: what a
 * mail says by those is set element by element, as scripts may. Its sheet, which knows dark colours, and its links are
 * left out. In a mail words are escaped, so that these attributes stand nowhere but in its own tags.
 * @param html the whole document of a mail
 */
export function fillFrame(frame: HTMLIFrameElement, html: string, language: string): void {
  const inside = frame.contentDocument;
  if (!inside) return;
  const harmless = html
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replaceAll(' style="', ' data-style="')
    .replaceAll(' href="', ' data-href="');
  const { body } = new DOMParser().parseFromString(harmless, 'text/html');
  inside.documentElement.lang = language;
  inside.body.replaceWith(inside.adoptNode(body));
  for (const element of inside.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
  }
  frame.style.blockSize = `${inside.documentElement.scrollHeight}px`;
}
