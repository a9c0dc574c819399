import { SLOT_ELEMENT, fillersOf } from '@tessera/shared/composition';
import type { createBrowserRouter, Navigator, To } from '@tessera/shared/vendor/router';
import { SlotIsland, type SlotHost } from './slot-island';

export type SlotsOptions = Omit<SlotHost, 'address' | 'navigator'> & { router: ReturnType<typeof createBrowserRouter> };

/** A `Router` of its own puts the language's prefix before a path, and so does the page's router behind it. */
const withoutBase = (to: To, basename: string): To =>
  typeof to === 'string' || basename === '/' ? to : { ...to, pathname: to.pathname?.slice(basename.length) || '/' };

function navigatorOf(router: SlotsOptions['router'], basename: string): Navigator {
  return {
    // parts of an address are enough for it, whatever its type says
    createHref: (to) => router.createHref(to as URL),
    go: (steps) => void router.navigate(steps),
    push: (to, state) => void router.navigate(withoutBase(to, basename), { state }),
    replace: (to, state) => void router.navigate(withoutBase(to, basename), { state, replace: true }),
  };
}

const propsOf = (element: HTMLElement): object => {
  const value: unknown = JSON.parse(element.getAttribute('props') ?? '{}');
  return Object(value) as object;
};

/**
 * Brings the places of this document to life, those of pages that come later too: each remote's part is an island whose root
 * is its own (docs/architecture/slots.md).
 */
export function defineSlots({ router, ...options }: SlotsOptions): void {
  const host: SlotHost = {
    ...options,
    address: () => location.pathname + location.search,
    navigator: navigatorOf(router, options.basename),
  };

  class SlotElement extends HTMLElement {
    static readonly observedAttributes = ['props'];
    private islands: SlotIsland[] = [];

    connectedCallback(): void {
      const fillers = fillersOf(host.remotes, this.getAttribute('place') ?? '');
      // where the document does not know of who fills it: `tessera dev`
      if (fillers.length > 0) this.style.display = 'grid';
      this.islands = fillers.map((filler) => new SlotIsland(host, filler, this, propsOf(this)));
    }

    attributeChangedCallback(): void {
      for (const island of this.islands) island.update(propsOf(this));
    }

    disconnectedCallback(): void {
      for (const island of this.islands) island.end();
      this.islands = [];
      this.replaceChildren();
    }
  }
  customElements.define(SLOT_ELEMENT, SlotElement);
}
