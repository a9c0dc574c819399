import type { RenderResult } from '../../src/server-entry';
import { RenderFailed, RendererFailed, type RenderOptions } from '../renderer-pool/jobs';
import type { Renderers } from '../renderer-pool/renderers';
import { faultOf } from '../renderer-pool/sound-result';
import type { Failure, ReleaseWatch } from './release-watch';

type Pool = Pick<Renderers, 'render'>;

/** How a rendering has failed by the build's own fault; what the API or a crowd kept from it is nobody's. */
function failureIn(outcome: RenderResult | Error, path: string): Failure | undefined {
  if (outcome instanceof RendererFailed) return 'ended';
  if (outcome instanceof RenderFailed) return 'failed';
  if (outcome instanceof Error) return undefined;
  return outcome.threw || faultOf(outcome, path) !== undefined ? 'failed' : undefined;
}

const settled = (work: Promise<RenderResult>): Promise<RenderResult | Error> =>
  work.catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))));

/**
 * The renderers, with somebody who hears of what fails: what a version on trial cannot render is rendered with the other
 * version, and where that can, once more with the first, behind the page, which waits for none of it.
 */
export function watchedPool(pool: Pool, watch: Pick<ReleaseWatch, 'failed' | 'rendered' | 'opponentsOf'>): Pool {
  const look = (outcome: RenderResult | Error, path: string, options: RenderOptions): void => {
    const failure = failureIn(outcome, path);
    const { build } = options;
    if (!build) return;
    if (!failure) {
      // what the API or a crowd kept from it shows nothing
      if (!(outcome instanceof Error) && outcome.complete) watch.rendered(build);
      return;
    }
    const again = (asked: RenderOptions) => settled(pool.render(path, asked));
    // what a crowd keeps from the other one says nothing
    const goes = (tried: RenderResult | Error) => !(tried instanceof Error) && failureIn(tried, path) === undefined;
    for (const opponent of watch.opponentsOf(build)) {
      const others = { ...options, build: opponent.build, composed: opponent.composed };
      // what goes by by itself, a busy machine or another build's end, is no difference
      const differs = async () => goes(await again(others)) && failureIn(await again(options), path) !== undefined;
      void watch.failed(build, failure, opponent, differs);
    }
  };
  return {
    async render(path, options) {
      const outcome = await settled(pool.render(path, options));
      look(outcome, path, options);
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },
  };
}
