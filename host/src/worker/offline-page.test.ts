import { facesOf, offlinePage, storeOf, titleOf, withNote } from './offline-page';

function show(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

describe('the offline page', () => {
  it('says what is so and offers to try again', () => {
    const { documentElement, title, querySelector } = show(offlinePage('en', []));
    expect([documentElement.lang, title]).toEqual(['en', 'You are offline']);
    expect(querySelector.call(documentElement.ownerDocument, '.again')?.getAttribute('href')).toBe('');
  });

  it('speaks German on German addresses', () => {
    const page = show(offlinePage('de', []));
    expect([page.documentElement.lang, page.title]).toEqual(['de', 'Sie sind offline']);
    expect(page.querySelector('a[href="/de"]')).not.toBeNull();
  });

  it('stands under the shop’s own name, which the pages that were seen tell', () => {
    const kept = '<meta name="a" content="b"><meta property="og:site_name" content="Kiln &amp; Oak">';
    const page = show(offlinePage('de', [], storeOf(kept)));
    const name = page.querySelector('header a');
    expect([name?.textContent, name?.getAttribute('href')]).toEqual(['Kiln & Oak', '/de']);
    expect(
      show(offlinePage('en', [], storeOf('')))
        .querySelector('header a')
        ?.getAttribute('aria-label'),
    ).toBe('Homepage');
  });

  it('has the shop’s faces, which they name, too', () => {
    const face = '@font-face{font-family:Figtree Text;src:url(/assets/f.woff2);font-display:optional}';
    const kept = `<style>@layer ui{:root{--font-text:"Figtree Text", serif;--gap:1px}}${face}</style>`;
    const style = show(offlinePage('en', [], '', facesOf(kept))).querySelector('style')?.textContent;
    expect(style).toContain(face.replace('optional', 'swap'));
    expect(style).toContain(':root{--font-text:"Figtree Text", serif}');
    expect(facesOf('<p>none</p>')).toBe('');
  });

  it('leads to the pages that can still be seen, whatever they are called', () => {
    const page = show(offlinePage('en', [{ address: '/products?a="><b>', title: '<script>x</script> & more' }]));
    const link = page.querySelector('li a');
    expect(link?.getAttribute('href')).toBe('/products?a="><b>');
    expect(link?.textContent).toBe('<script>x</script> & more');
    expect(page.querySelector('script')).toBeNull();
  });
});

describe('a page that was kept', () => {
  const html =
    '<!doctype html><html lang="en"><head><title>Ember &amp; Mug</title></head><body class="x"><div id="root">';

  it('says above everything else of when it is', () => {
    const seen = new Date('2026-03-04T12:00:00Z');
    const [first] = show(withNote(html, 'en', seen)).body.children;
    expect(first?.getAttribute('role')).toBe('status');
    expect(first?.textContent).toContain('You are offline. This is the page as you last saw it, on March 4, 2026');
    expect(show(withNote(html, 'de', seen)).body.firstElementChild?.textContent).toContain('4. März 2026');
  });

  it('is called by its title', () => {
    expect(titleOf(html)).toBe('Ember & Mug');
    expect(titleOf('<p>')).toBe('');
  });
});
