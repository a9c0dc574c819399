import { addressOfText, type PageContext, type PageMeta } from '@tessera/shared/composition';
import { ApiError } from '@tessera/shared/client';
import type { Page } from '@tessera/shared/contract';
import { messagesIn } from '@tessera/shared/i18n';
import { contentMessages } from './text/content-messages';
import { questionsOf } from './faq/faq.model';
import { pageQuery, slugOf } from './text/page-query';
import { textOfHtml } from './text/text-of-html';

/** https://schema.org/FAQPage: search engines show the questions. */
function faqData(page: Page): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questionsOf(page).map(({ title, html }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: textOfHtml(html) },
    })),
  };
}

/** The head of a page that shows a text of the store; one that is not there is no page (404). */
export function pageMeta({ queryClient, url }: PageContext): PageMeta {
  const texts = messagesIn(contentMessages);
  const slug = slugOf(url.pathname);
  const state = queryClient.getQueryState<Page>(pageQuery(slug).queryKey);
  if (state?.error instanceof ApiError && state.error.status === 404) {
    return { title: texts.missing, robots: 'noindex', status: 404 };
  }
  const page = state?.data;
  if (!page) return { title: texts.failed, robots: 'noindex' };
  const { title, description } = page;
  const address = addressOfText(slug);
  return {
    title,
    description,
    // /pages/faq is /faq: a page has one address
    ...(address !== url.pathname && { redirect: address }),
    ...(slug === 'faq' && { jsonLd: [faqData(page)] }),
  };
}
