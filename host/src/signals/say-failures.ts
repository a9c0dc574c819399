import type { RegisteredRemote } from '@tessera/shared/composition';
import { errorInfoOf } from '../pages/error/report/error-info';
import { reportFailure } from '../pages/error/report/report-failure';
import type { Failures, Heard } from './heard';
import { send, type Signal } from './send';

/** What fails together is said together. Milliseconds. */
const TOGETHER = 2_000;

/** Undefined: it is no fault of the version's. */
function kindOf({ error, kind }: Heard): string | undefined {
  if (kind) return kind;
  const { errorType, statusCode } = errorInfoOf(error, { online: true, now: new Date() });
  // what the API answers is its own
  if (statusCode > 0) return undefined;
  return errorType === 'network' || errorType === 'timeout' ? 'not_loaded' : 'threw';
}

/** Says what failed of which version, as it is heard. */
export function sayFailures(failures: Failures, remotes: readonly RegisteredRemote[]): void {
  let waiting: Signal[] = [];
  failures.tell((heard) => {
    const remote = remotes.find(({ name }) => name === heard.owner);
    const kind = kindOf(heard);
    if (!remote || kind === undefined) return;
    if (heard.isUnseen) {
      const { error } = heard;
      reportFailure(
        remote.name,
        remote.version,
        heard.kind ? new Error(`${kind}: ${(error as Error).message}`) : error,
      );
    }
    if (waiting.length === 0) {
      setTimeout(() => {
        send(waiting);
        waiting = [];
      }, TOGETHER);
    }
    waiting.push({ remote: remote.name, version: remote.version, kind });
  });
}
