import type { Logger } from '../../../infra/process/logger';
import { reasonOf } from '../../../infra/basics/reason-of';
import { askOutside, PrivateAddress } from '../../../infra/network/ask-outside';
import type { SecretBox } from '../../../infra/basics/secret-box';
import { otlpCalls } from './otlp';
import type { SinkBatch } from './sink-event';
import type { SinkFailure, SinkRow } from './sinks.repository';
import { webhookCall, type SinkCall } from './webhook';

/** How a sending ended; null: it has arrived. */
export type Sent = { failure: SinkFailure; status: number | null } | null;

export interface SendDeps {
  box: SecretBox;
  logger: Logger;
  /** host and port of servers that may be in the shop's own network */
  trusted: readonly string[];
}

/** For all that a batch takes. Milliseconds. */
const PATIENCE_MS = 10_000;

class Refused extends Error {
  constructor(readonly status: number) {
    super(`answered ${status}`);
  }
}
class Unreadable extends Error {}

/** Sends a batch to a sink. Never throws. */
export function createSender({ box, logger, trusted }: SendDeps) {
  function open(sealed: Buffer): Buffer {
    try {
      return box.open(sealed);
    } catch {
      throw new Unreadable('the secret is sealed by another SHOP_SECRET');
    }
  }

  function callsOf({ url, kind, secret, header_name, header_value }: SinkRow, batch: SinkBatch, now: Date): SinkCall[] {
    if (kind === 'webhook') return [webhookCall(new URL(url), open(secret ?? Buffer.alloc(0)), batch, now)];
    const header = header_name !== null && header_value ? { [header_name]: open(header_value).toString() } : {};
    return otlpCalls(new URL(url), header, batch);
  }

  async function call({ url, headers, body }: SinkCall, signal: AbortSignal): Promise<void> {
    const answer = await askOutside(url, { method: 'POST', headers, body, trusted, signal });
    // what is said beside the status helps nobody, and may be without end
    answer.destroy();
    const { statusCode = 0 } = answer;
    if (statusCode < 200 || statusCode > 299) throw new Refused(statusCode);
  }

  return async (sink: SinkRow, batch: SinkBatch, now: Date): Promise<Sent> => {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    try {
      for (const each of callsOf(sink, batch, now)) await call(each, signal);
      return null;
    } catch (error) {
      logger.warn({ reason: reasonOf(error), remote: sink.name, kind: sink.kind }, 'a sink did not take what was sent');
      if (error instanceof Refused) return { failure: 'status', status: error.status };
      if (error instanceof PrivateAddress) return { failure: 'private', status: null };
      if (error instanceof Unreadable) return { failure: 'secret', status: null };
      return { failure: signal.aborted ? 'late' : 'away', status: null };
    }
  };
}
