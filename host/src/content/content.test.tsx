import { screen, within } from '@testing-library/react';
import type { Page as PageText } from '@tessera/shared/contract';
import { createQueryClient, storeQuery } from '@tessera/shared/query';
import { problem, renderPage, type RenderPageOptions } from '@tessera/shared/testing';
import { store } from '../testing/navigation';
import { Page } from './content-page';
import { meta, prefetch } from './content.route';
import { pageQuery } from './text/page-query';

const text: PageText = {
  language: 'en' as const,
  slug: 'returns',
  title: 'Returns and exchanges',
  description: 'How to send something back.',
  intro_html: '<p>You have 30 days.</p>',
  sections: [
    { id: 'how', title: 'How it works', html: '<p>Write to us. See <a href="/shipping">shipping</a>.</p>', parts: [] },
    { id: 'money', title: 'Your money', html: '<p>Within a week.</p>', parts: [] },
  ],
  is_sample: true,
  updated_at: '2026-11-20T23:30:00.000Z',
};

const question = (id: string, title: string, html: string) => ({ id, title, html });
const faq: PageText = {
  ...text,
  language: 'en' as const,
  slug: 'faq',
  title: 'Frequently asked questions',
  is_sample: false,
  sections: [
    {
      id: 'delivery',
      title: 'Delivery',
      html: '',
      parts: [
        question('how-long', 'How long does delivery take?', '<p>Two to four days &amp; nights.</p>'),
        question('abroad', 'Do you deliver abroad?', '<p>Not yet.</p>'),
      ],
    },
    { id: 'care', title: 'Care', html: '', parts: [question('oil', 'How do I oil wood?', '<p>With a cloth.</p>')] },
  ],
};

async function open(
  page: PageText,
  { hash = '', session }: { hash?: string; session?: RenderPageOptions['session'] } = {},
) {
  const view = renderPage(<Page />, {
    url: `/${page.slug}${hash}`,
    session,
    api: { 'GET pages/:slug': page, 'GET store': store },
  });
  view.queryClient.setQueryData(storeQuery().queryKey, store);
  await screen.findByRole('heading', { level: 1, name: page.title });
  return view;
}

describe('a page of the store (docs/product.md §2, Footer)', () => {
  test('shows its sections, a table of contents and from when it is', async () => {
    await open(text);
    expect(screen.getByRole('heading', { level: 2, name: 'How it works' })).toHaveAttribute('id', 'how');
    const contents = screen.getAllByRole('navigation', { name: 'On this page' })[0] as HTMLElement;
    const links = within(contents).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#how', '#money']);
    expect(screen.getByText('November 20, 2026')).toHaveAttribute('datetime', text.updated_at);
  });

  test('marks a text that came with the shop for staff, who can put their own in its place, and not for shoppers', async () => {
    const { unmount } = await open(text, { session: {} });
    expect(screen.queryByText('Sample text')).toBeNull();
    unmount();
    await open(text, { session: { role: 'ADMIN' } });
    expect(screen.getByText('Sample text')).toBeVisible();
  });

  test('marks no text as a sample that its owner has edited', async () => {
    await open({ ...text, is_sample: false }, { session: { role: 'ADMIN' } });
    expect(screen.queryByText('Sample text')).toBeNull();
  });

  test('follows the links inside the text without a new load', async () => {
    const { user, router } = await open(text);
    await user.click(screen.getByRole('link', { name: 'shipping' }));
    expect(router.state.location.pathname).toBe('/shipping');
  });

  test('leaves files and places on this page to the browser', async () => {
    const html = '<p><a href="/media/form.pdf">form</a> <a href="#money">money</a></p>';
    const { user, router } = await open({ ...text, intro_html: html });
    const left: boolean[] = [];
    const handleClick = (event: Event): void => {
      left.push(!event.defaultPrevented);
      event.preventDefault(); // jsdom goes nowhere
    };
    document.addEventListener('click', handleClick);
    await user.click(screen.getByRole('link', { name: 'form' }));
    await user.click(screen.getByRole('link', { name: 'money' }));
    document.removeEventListener('click', handleClick);
    expect(left).toEqual([true, true]);
    expect(router.state.location.pathname).toBe('/returns');
  });

  test('says so when there is no such text', async () => {
    renderPage(<Page />, { url: '/terms', api: { 'GET pages/terms': problem(404), 'GET store': store } });
    expect(await screen.findByRole('heading', { level: 1, name: 'This page is not here' })).toBeVisible();
  });

  test('offers another try when it did not arrive', async () => {
    let broken = true;
    const { user } = renderPage(<Page />, {
      url: '/returns',
      api: { 'GET pages/returns': () => (broken ? problem(400) : text), 'GET store': store },
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    broken = false;
    await user.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: text.title })).toBeVisible();
  });
});

describe('/faq', () => {
  const search = () => screen.getByRole('searchbox', { name: 'Search the questions' });
  const questions = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

  test('unfolds an answer', async () => {
    const { user } = await open(faq);
    expect(screen.getByText('Not yet.')).not.toBeVisible();
    await user.click(screen.getByText('Do you deliver abroad?'));
    expect(screen.getByText('Not yet.')).toBeVisible();
  });

  test('finds questions by words of the question or of its answer, whatever their case', async () => {
    const { user } = await open(faq);
    await user.type(search(), 'DAYS deliver');
    expect(questions()).toEqual(['How long does delivery take?']);
    expect(screen.getByText('1 question fits')).toHaveAttribute('role', 'status');
    expect(screen.getByText(/Two to four days/)).toBeVisible();
    await user.clear(search());
    expect(questions()).toHaveLength(3);
  });

  test('says when nothing fits', async () => {
    const { user } = await open(faq);
    await user.type(search(), 'helicopter');
    expect(questions()).toEqual([]);
    expect(screen.getByRole('heading', { name: 'No question fits' })).toBeVisible();
  });

  test('opens the answer that the address names', async () => {
    Element.prototype.scrollIntoView = jest.fn();
    await open(faq, { hash: '#oil' });
    expect(screen.getByText('With a cloth.')).toBeVisible();
  });

  test('opens all answers for printing', async () => {
    await open(faq);
    window.dispatchEvent(new Event('beforeprint'));
    expect(screen.getByText('Not yet.')).toBeVisible();
    expect(screen.getByText('With a cloth.')).toBeVisible();
  });
});

describe("the page's head", () => {
  const context = (path: string) => ({
    queryClient: createQueryClient(),
    params: {},
    url: new URL(path, 'https://shop.example'),
    language: 'en' as const,
    store,
  });

  test('has title and description, so that the page is found', async () => {
    const page = context('/returns');
    page.queryClient.setQueryData(pageQuery('returns').queryKey, text);
    expect(meta(page)).toEqual({ title: text.title, description: text.description });
  });

  test('tells search engines the questions', () => {
    const page = context('/faq');
    page.queryClient.setQueryData(pageQuery('faq').queryKey, faq);
    const [data] = meta(page).jsonLd ?? [];
    expect(data).toMatchObject({ '@type': 'FAQPage' });
    expect(JSON.stringify(data)).toContain('Two to four days & nights.');
  });

  test('a text that is not there is no page (404); one that did not arrive is not indexed', async () => {
    const page = context('/terms');
    renderPage(<p />, { api: { 'GET pages/terms': problem(404) } });
    expect(meta(page)).toMatchObject({ robots: 'noindex' });
    await prefetch(page);
    expect(meta(page)).toMatchObject({ robots: 'noindex', status: 404 });
  });
});
