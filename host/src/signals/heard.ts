import { on } from '@tessera/shared/events';

/** Something of this page that went wrong. */
export interface Heard {
  /** of the remote whose part it was; undefined: of whatever page is shown */
  name?: string;
  error: unknown;
}

/** So much of one page: what fails in a loop fails once. */
const MOST = 20;

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

  /** Without a network nothing comes: that is nobody's fault. */
  note(heard: Heard): void {
    if (!navigator.onLine) return;
    this.count += 1;
    if (this.count > MOST) return;
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
