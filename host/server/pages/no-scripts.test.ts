import { noScriptsNote } from './no-scripts';

test('a page that a mail leads to says what it is for above its button, as nothing else of it is there without scripts', () => {
  const note = noScriptsNote('de', 'newsletter-unsubscribe');
  expect(note).toMatch(
    /<form method="post"><h1>Newsletter abbestellen<\/h1><p>[^<]+<\/p><button type="submit">Abbestellen</,
  );
});

test('every other page has the note alone', () => {
  for (const page of [undefined, 'contact', 'newsletter']) expect(noScriptsNote('en', page)).not.toContain('<form');
});
