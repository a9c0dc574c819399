/** jsdom knows <dialog> but not how to open one: showModal, close and Escape, without the focus trap. */
export function installDialogShim(): void {
  const prototype = window.HTMLDialogElement.prototype;
  prototype.showModal = prototype.show = function show(this: HTMLDialogElement) {
    this.open = true;
    this.querySelector<HTMLElement>('[autofocus], input, button')?.focus();
  };
  prototype.close = function close(this: HTMLDialogElement, returnValue = '') {
    if (!this.open) return;
    this.open = false;
    this.returnValue = returnValue;
    this.dispatchEvent(new Event('close'));
  };
}

/** Presses Escape in an open dialog the way browsers do: a `cancel` event that may be prevented. */
export function pressEscape(dialog: HTMLDialogElement): void {
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
}
