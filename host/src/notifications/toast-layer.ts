export interface ToastLayer {
  element: HTMLElement;
  /** Puts it on the page and lets it follow the dialogs. @returns a function that takes it away */
  attach: () => () => void;
}

/**
 * The container of the toasts, in the browser's top layer. An open modal dialog makes everything outside of it inert, out of reach for
 * pointers, keys and screen readers alike: then the toasts live inside the topmost one, and come home when it closes.
 */
export function createToastLayer(className: string | undefined): ToastLayer {
  const element = document.createElement('div');
  element.className = className ?? '';
  element.setAttribute('popover', 'manual');
  /** in the order in which they opened */
  let opened: Element[] = [];

  const settle = (): void => {
    const open = [...document.querySelectorAll('dialog[open]')];
    opened = [
      ...opened.filter((dialog) => open.includes(dialog)),
      ...open.filter((dialog) => !opened.includes(dialog)),
    ];
    const container = opened.at(-1) ?? document.body;
    if (element.parentElement === container) return;
    element.toggleAttribute('data-over-dialog', container !== document.body);
    container.append(element);
    // browsers without popovers show the toasts in the page
    element.showPopover?.();
  };

  return {
    element,
    attach() {
      settle();
      const observer = new MutationObserver(settle);
      // a dialog that leaves the page takes the layer along
      observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
      return () => {
        observer.disconnect();
        element.remove();
      };
    },
  };
}
