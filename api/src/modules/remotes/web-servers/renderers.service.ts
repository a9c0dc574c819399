import type { Static } from 'typebox';
import { AppError } from '../../../errors/errors';
import type { Infra } from '../../../infra';
import { remotesRepository } from '../registry/remotes.repository';
import type { RemoteRenderers } from '../registry/remotes.schemas';
import { askWebServer } from './web-server-report';

export type RenderersService = ReturnType<typeof createRenderersService>;
export interface RenderersDeps extends Pick<Infra, 'db' | 'logger'> {
  /** where the web servers are, whose own renderers are asked for */
  web_urls: readonly string[];
}

/** As many as a web server may have (`WEB_FOREIGN_RENDERERS`). */
const RENDERERS_MAX = 32;

type Renderer = Static<typeof RemoteRenderers>['items'][number];

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 40 && !Number.isNaN(Date.parse(value));
const isBytes = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** @returns undefined for what is none, whatever somebody may have answered */
function readRenderer(said: unknown, name: string): Renderer | undefined {
  const one = Object(said) as Record<string, unknown>; // each field is looked at here
  const { started_at, last_used_at, rss, bar } = one;
  if (one['name'] !== name || !isTime(started_at) || !isTime(last_used_at) || !isBytes(bar)) return undefined;
  return { started_at, last_used_at, rss: isBytes(rss) ? rss : null, bar };
}

/** What the servers run of a remote (docs/decisions/0066). */
export function createRenderersService({ db, logger, web_urls }: RenderersDeps) {
  return {
    /**
     * The renderers that a foreign remote has now; web servers that do not say so within three seconds are counted.
     * @throws AppError `remotes.not_found`
     */
    async find(name: string): Promise<Static<typeof RemoteRenderers>> {
      const foreign = await remotesRepository.findForeign(db, name);
      if (foreign === undefined) throw new AppError('remotes.not_found', { name });
      if (!foreign) return { foreign, items: [], silent: 0 };
      const said = await Promise.all(web_urls.map((url) => askWebServer(url, logger)));
      const items = said.flatMap((answer) => {
        const { renderers } = Object(answer) as { renderers?: unknown };
        if (!Array.isArray(renderers)) return [];
        return renderers.slice(0, RENDERERS_MAX).flatMap((one: unknown) => readRenderer(one, name) ?? []);
      });
      return { foreign, items, silent: said.filter((answer) => answer === undefined).length };
    },
  };
}
