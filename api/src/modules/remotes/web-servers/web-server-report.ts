import type { Infra } from '../../../infra';

const ANSWER_MS = 3_000;
const ANSWER_MAX = 20_000;

/**
 * What a web server says of its own renderings and renderers (`GET /release-watch`).
 * @returns undefined: nothing came of it; what it is the caller looks at
 */
export async function askWebServer(web_url: string, logger: Infra['logger']): Promise<unknown> {
  try {
    const response = await fetch(`${web_url}/release-watch`, { signal: AbortSignal.timeout(ANSWER_MS) });
    const text = await response.text();
    return response.ok && text.length <= ANSWER_MAX ? JSON.parse(text) : undefined;
  } catch (error) {
    logger.warn({ err: error, web_url }, 'the web server does not say how remotes do there');
    return undefined;
  }
}
