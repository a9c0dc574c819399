import { on } from '@tessera/shared/events';
import { ownerOfStack } from '../loader/addresses';

/** What is no error of the code alone: the API's kinds (docs/api.md, 'Remotes'). */
export type Kind = 'mismatched' | 'ended' | 'hoarded' | 'patched';

/** Something of this page that went wrong. */
export interface Heard {
  /** whose part it was, a remote or the shell */
  owner: string | undefined;
  error: unknown;
  /** undefined: as the error says */
  kind: Kind | undefined;
  /** nothing on the screen says so, and no line of the log */
  isUnseen: boolean;
}

/** So much of one page: what fails in a loop fails once. */
const MOST = 20;

/** Whose page is shown now, a remote or the shell; undefined before there is any. */
export const ownerOfPage = (): string | undefined =>
  document.querySelector<HTMLElement>('[data-page]')?.dataset['boundary'];

/**
 * Hears of failures from the page's first moment on, and keeps them for whoever counts them later: what fails where it is
 * drawn, and what nobody caught, in a timer, a promise or at a press, by the build whose file stands in its stack.
 * @param onFirst called once, at the first of them
 */
export class Failures {
  private readonly kept: Heard[] = [];
  private readonly known = new WeakSet<object>();
  private listener: ((heard: Heard) => void) | undefined;
  private count = 0;

  constructor(private readonly onFirst: () => void) {
    on('remote-failed', (failure) => this.note(failure));
    addEventListener('error', ({ error, filename }) => this.noteUncaught(error, filename));
    addEventListener('unhandledrejection', ({ reason }) => this.noteUncaught(reason));
  }

  /**
   * Without a network nothing comes: that is nobody's fault. An error is heard once.
   * @param failure `name`: of the remote whose part it was; undefined: whose page is shown now
   */
  note({ name, error, kind }: { name?: string | undefined; error: unknown; kind?: Kind }): void {
    const isUnseen = kind !== undefined && kind !== 'mismatched';
    // asked now: another page may be shown by the time this is said
    this.take({ owner: name ?? ownerOfPage(), error, kind, isUnseen });
  }

  /** Hands over what was heard, and whatever is heard from now on. */
  tell(listener: (heard: Heard) => void): void {
    this.listener = listener;
    for (const heard of this.kept.splice(0)) listener(heard);
  }

  private noteUncaught(error: unknown, file = ''): void {
    const { stack } = Object(error) as { stack?: unknown }; // anything may be thrown
    const owner = ownerOfStack(`${String(stack)} ${file}`);
    if (owner !== undefined) this.take({ owner, error, kind: undefined, isUnseen: true });
  }

  private take(heard: Heard): void {
    const { error } = heard;
    if (!navigator.onLine || (error instanceof Error && this.known.has(error))) return;
    if (error instanceof Error) this.known.add(error);
    this.count += 1;
    if (this.count > MOST) return;
    if (this.listener) this.listener(heard);
    else this.kept.push(heard);
    if (this.count === 1) this.onFirst();
  }
}
