import { on } from '@tessera/shared/events';

/** Something of this page that went wrong. */
export interface Heard {
  /** whose part it was, a remote or the shell */
  owner: string | undefined;
  error: unknown;
  /** what the server drew was drawn anew */
  isMismatch: boolean;
}

/** So much of one page: what fails in a loop fails once. */
const MOST = 20;

/** Whose page is shown now, a remote or the shell; undefined before there is any. */
export const ownerOfPage = (): string | undefined =>
  document.querySelector<HTMLElement>('[data-page]')?.dataset['boundary'];

/**
 * Hears of failures from the page's first moment on, and keeps them for whoever counts them later.
 * @param onFirst called once, at the first of them
 */
export class Failures {
  private readonly kept: Heard[] = [];
  private listener: ((heard: Heard) => void) | undefined;
  private count = 0;

  constructor(private readonly onFirst: () => void) {
    on('remote-failed', (failure) => this.note(failure));
  }

  /**
   * Without a network nothing comes: that is nobody's fault.
   * @param failure `name`: of the remote whose part it was; undefined: the page that is shown now was drawn anew
   */
  note({ name, error }: { name?: string; error: unknown }): void {
    if (!navigator.onLine) return;
    this.count += 1;
    if (this.count > MOST) return;
    // asked now: another page may be shown by the time this is said
    const heard: Heard = { owner: name ?? ownerOfPage(), error, isMismatch: name === undefined };
    if (this.listener) this.listener(heard);
    else this.kept.push(heard);
    if (this.count === 1) this.onFirst();
  }

  /** Hands over what was heard, and whatever is heard from now on. */
  tell(listener: (heard: Heard) => void): void {
    this.listener = listener;
    for (const heard of this.kept.splice(0)) listener(heard);
  }
}
