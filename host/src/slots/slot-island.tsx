import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { UNHYDRATED, type Filler, type RegisteredRemote } from '@tessera/shared/composition';
import type { Store } from '@tessera/shared/contract';
import { emit } from '@tessera/shared/events';
import { currentLanguage } from '@tessera/shared/i18n';
import { Hydrated } from '@tessera/shared/late';
import type { QueryClient } from '@tessera/shared/vendor/query';
import type { Navigator } from '@tessera/shared/vendor/router';
import type { RemoteLoader } from '../composition/page-sources';
import { noteAtWork } from '../at-work/at-work';
import { refuseLeftOut } from '../at-work/left-out';
import { reportFailure } from '../pages/error/report/report-failure';
import { SlotBoundary } from './slot-boundary';
import { SlotFallback } from './slot-fallback';
import { idPrefix, loadSlot, slotName, type LoadedSlot } from './slot-source';
import { SlotTree } from './slot-tree';
import { whenNear } from './when-near';

/** What all slots of a document have in common. */
export interface SlotHost {
  remotes: RegisteredRemote[];
  store: Store;
  queryClient: QueryClient;
  basename: string;
  /** path and query of the page on show, with the language's prefix */
  address: () => string;
  navigator: Navigator;
  loader: RemoteLoader;
}

/** A slot whose code has not come by then has failed. Milliseconds. */
const PATIENCE = 15_000;

function inTime<T>(work: Promise<T>, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} did not come in time`)), PATIENCE);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** One remote's part in a place: a React root of its own, from what the server sent of it to its end. */
export class SlotIsland {
  private readonly name: string;
  private readonly container: HTMLElement;
  private root: Root | undefined;
  private loaded: LoadedSlot | undefined;
  private hasEnded = false;

  /** @param place the element of the place, in the page; what the server drew is in it */
  constructor(
    private readonly host: SlotHost,
    private readonly filler: Filler<RegisteredRemote>,
    private readonly place: HTMLElement,
    private props: object,
  ) {
    this.name = slotName(filler.remote, filler.slot);
    this.container = place.querySelector(`[data-slot="${this.name}"]`) ?? this.makeContainer();
    // what was not in the page from its first moment has the room that was kept for it, and no more
    if (!this.container.hasAttribute(UNHYDRATED)) this.container.dataset.late = '';
    void this.start();
  }

  /** Its place hands it something else. */
  update(props: object): void {
    this.props = props;
    if (this.root) this.draw();
  }

  /** Its place is gone. */
  end(): void {
    this.hasEnded = true;
    const { root } = this;
    // this is told while the page's own root is at work
    if (root) queueMicrotask(() => root.unmount());
  }

  private makeContainer(): HTMLElement {
    const container = document.createElement('div');
    container.dataset.slot = this.name;
    container.dataset.boundary = this.filler.remote.name;
    return this.place.appendChild(container);
  }

  private async start(): Promise<void> {
    const { host, filler } = this;
    try {
      if (filler.slot.priority !== 'critical') await whenNear(this.place);
      if (this.hasEnded) return;
      refuseLeftOut(this.name, filler.remote.version);
      noteAtWork(this.name);
      const code = loadSlot(filler.remote, filler.slot, host.loader.loadRemote);
      this.loaded = await inTime(code, this.name);
      const { queryClient, store } = host;
      await this.loaded.prefetch({ queryClient, language: currentLanguage(), store, props: this.props });
      if (!this.hasEnded) this.draw();
    } catch (error) {
      host.loader.forgetRemote(filler.remote.name);
      if (!this.hasEnded) this.showFailed(error);
    }
  }

  private draw(): void {
    const { host, filler, loaded } = this;
    if (!loaded) return;
    const { Slot } = loaded;
    noteAtWork(this.name);
    const tree = (
      <SlotBoundary onFail={this.noteFailed} fallback={<SlotFallback fallback={filler.slot.fallback} />}>
        <SlotTree {...host} address={host.address()}>
          <Hydrated container={{ current: this.container }}>
            <Slot {...this.props} />
          </Hydrated>
        </SlotTree>
      </SlotBoundary>
    );
    const options = { identifierPrefix: idPrefix(this.name) };
    if (this.root) this.root.render(tree);
    else if (this.container.hasAttribute(UNHYDRATED)) this.root = hydrateRoot(this.container, tree, options);
    else (this.root = createRoot(this.container, options)).render(tree);
  }

  /** Its code did not come: there is nothing that could draw itself. */
  private showFailed(error: unknown): void {
    const { fallback } = this.filler.slot;
    this.noteFailed(error);
    this.root = createRoot(this.container);
    this.root.render(<SlotFallback fallback={fallback} />);
  }

  private readonly noteFailed = (error: unknown): void => {
    const { remote, slot } = this.filler;
    this.container.removeAttribute(UNHYDRATED);
    this.container.dataset.failed = remote.name;
    // where nobody is looking its room goes as well: in view the page would jump
    const isBelow = this.container.getBoundingClientRect().top >= window.innerHeight;
    if (slot.priority === 'decorative' && isBelow) this.container.hidden = true;
    emit('remote-failed', { name: remote.name, error });
    reportFailure(this.name, remote.version, error);
  };
}
