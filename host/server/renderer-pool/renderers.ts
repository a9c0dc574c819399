import type { RenderResult } from '../../src/server-entry';
import type { RenderSets } from '../renderer/renderer-protocol';
import { nameIn, type ForeignRenderers } from './foreign/foreign-renderers';
import type { RenderOptions } from './jobs';
import { foreignIn, withServerOf } from './render-sets';
import type { RendererPool } from './renderer-pool';

/** All renderers: those that the shop's own remotes share, and one of its own for each foreign remote (docs/decisions/0066). */
export class Renderers {
  private foreignNames = new Set<string>();

  constructor(
    private readonly own: RendererPool,
    private readonly foreign: ForeignRenderers,
  ) {}

  /** Whether a renderer of the shop's own remotes has warmed up. */
  get warm(): boolean {
    return this.own.warm;
  }

  /** Whether a build, `name@version`, is the browser's because its first run does not come to its end. */
  withholds(build: string): boolean {
    return this.own.withholds(build) || this.foreign.withholds(build);
  }

  /** Hands registries and store to every renderer; the shop's own remotes' have no foreign code. */
  setData(sets: RenderSets): void {
    const names = foreignIn(sets);
    this.foreignNames = names;
    this.own.setData(withServerOf(sets, ({ name }) => !names.has(name)));
    this.foreign.setData(sets, names);
  }

  /**
   * Renders one address, or one slot of it.
   * @throws RendererFailed when its renderer dies; RenderFailed when it cannot be rendered; QueueFull when too much is
   * asked for; NoRenderer when a foreign remote has none now; Error when its turn does not come, or its build is withheld
   */
  render(path: string, options: RenderOptions): Promise<RenderResult> {
    const { build = null, shellOnly = false } = options;
    const isForeign = build !== null && !shellOnly && this.foreignNames.has(nameIn(build));
    return isForeign ? this.foreign.render(path, { ...options, build }) : this.own.render(path, options);
  }

  close(): void {
    this.own.close();
    this.foreign.close();
  }
}
