import type { StaffNews } from '@tessera/shared/events';
import { sessionStore } from '@tessera/shared/session';

/** The API says something every five seconds: what is silent for longer is dead. Milliseconds. */
const SILENCE_MS = 15_000;

const TYPES: readonly StaffNews['type'][] = ['connected', 'notice', 'changed', 'present', 'rights'];

/** What a line says; undefined for signs of life, and for what a later API says. */
function newsOf(line: string): StaffNews | undefined {
  if (line === '') return undefined;
  const said = JSON.parse(line) as StaffNews; // its type is looked at
  return TYPES.includes(said.type) ? said : undefined;
}

/**
 * Reads staff's live feed until it ends (docs/api.md, 'Live feed').
 * @param after the id of the notice that was heard last
 * @returns the status that it was answered with
 * @throws what `fetch` throws, and where the feed falls silent
 */
export async function readFeed(
  after: string | undefined,
  hear: (news: StaffNews) => void,
  stop: AbortSignal,
): Promise<number> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), SILENCE_MS);
  try {
    const access = sessionStore.getState().tokens?.access ?? '';
    const address = new URL(`/api/admin/feed${after ? `?after=${after}` : ''}`, location.href);
    const response = await fetch(address, {
      headers: { authorization: `Bearer ${access}` },
      signal: AbortSignal.any([stop, silence.signal]),
    });
    if (!response.ok || !response.body) return response.status;
    const reader = response.body.getReader();
    const decoder = new TextDecoder();
    let rest = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), SILENCE_MS);
      const lines = (rest + decoder.decode(part.value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const news of lines.map(newsOf)) if (news) hear(news);
    }
    return response.status;
  } finally {
    clearTimeout(timer);
  }
}
