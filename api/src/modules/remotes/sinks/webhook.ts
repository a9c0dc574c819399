import { createHmac } from 'node:crypto';
import type { SinkBatch } from './sink-event';

/** A call to a sink. */
export interface SinkCall {
  url: URL;
  headers: Record<string, string>;
  body: string;
}

/** What is left out where it says nothing. */
function told({ message, path, slot, ...event }: SinkBatch['events'][number]): object {
  return { ...event, ...(message && { message }), ...(path && { path }), ...(slot && { slot }) };
}

/**
 * A batch as a webhook gets it, signed as Standard Webhooks has it (https://www.standardwebhooks.com): libraries for many
 * languages check that.
 * @param secret the key of the signature
 * @param at when it is sent: whoever gets it refuses what is old
 */
export function webhookCall(url: URL, secret: Buffer, batch: SinkBatch, at: Date): SinkCall {
  const { id, created_at, events, ...data } = batch;
  const body = JSON.stringify({
    type: 'remote.events',
    timestamp: created_at,
    data: { ...data, events: events.map(told) },
  });
  const seconds = String(Math.floor(at.getTime() / 1_000));
  const signature = createHmac('sha256', secret).update(`${id}.${seconds}.${body}`).digest('base64');
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': `v1,${signature}`,
  };
  return { url, headers, body };
}
