import { screen } from '@testing-library/react';
import { renderPage } from '@tessera/shared/testing';
import { announcementScript } from './announcement-script';
import { announcementText } from './announcement-text';
import { Announcement } from './announcement';

const free = { texts: { en: 'Free delivery from $150', de: '' }, to: '/shipping' };

/** What the script in the head makes of the page: whether it is out of sight before anything is painted. */
function runScript(text: string): string | undefined {
  delete document.documentElement.dataset['announcement'];
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function(announcementScript(text))();
  return document.documentElement.dataset['announcement'];
}

afterEach(() => {
  sessionStorage.clear();
  delete document.documentElement.dataset['announcement'];
});

test('says the store’s sentence, and leads where the store says', () => {
  renderPage(<Announcement announcement={free} />);
  expect(screen.getByRole('region', { name: 'Announcement' })).toHaveTextContent('Free delivery from $150');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/shipping');
});

test('without a way on it is a sentence, and without one nothing', () => {
  const { rerender } = renderPage(<Announcement announcement={{ ...free, to: null }} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  rerender(<Announcement announcement={null} />);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('is put away for the visit, until the store says something else', async () => {
  const { user } = renderPage(
    <>
      <Announcement announcement={free} />
      <main id="content" tabIndex={-1} />
    </>,
  );
  expect(runScript(free.texts.en)).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Hide this announcement' }));
  expect(document.documentElement).toHaveAttribute('data-announcement', 'off');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(runScript(free.texts.en)).toBe('off');
  expect(runScript('Closed on Sunday')).toBeUndefined();
});

test('its words cannot end the script that they stand in', () => {
  const text = '</script><script>alert("1")';
  expect(announcementScript(text)).not.toContain('</');
  sessionStorage.setItem('announcement', text);
  expect(runScript(text)).toBe('off');
});

test('what a language lacks is said in English', () => {
  expect(announcementText(free, 'de')).toBe('Free delivery from $150');
  expect(announcementText({ ...free, texts: { ...free.texts, de: 'Gratis' } }, 'de')).toBe('Gratis');
  expect(announcementText(null, 'de')).toBe('');
  expect(announcementScript('')).toBe('');
});
