import type { SinkBatch, SinkEvent } from './sink-event';
import type { SinkCall } from './webhook';

const NANOS = '000000';
/** ERROR, by the data model of logs */
const SEVERITY = 17;
/** AGGREGATION_TEMPORALITY_DELTA */
const DELTA = 1;
const SCOPE = { name: 'tessera.remotes' };
const MINUTE = 60_000;
const VITAL = /^(lcp|inp|cls)_(good|medium|poor)$/;

type Attributes = Record<string, string>;

const attributes = (values: Attributes) =>
  Object.entries(values)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => ({ key, value: { stringValue: value } }));

/** 64-bit numbers are texts in JSON. @param time milliseconds since the epoch */
const nanos = (time: number): string => `${time}${NANOS}`;

const logOf = ({ version, kind, minute, count, message, path, slot }: SinkEvent, at: number) => ({
  timeUnixNano: nanos(Date.parse(minute)),
  observedTimeUnixNano: nanos(at),
  severityNumber: SEVERITY,
  severityText: 'ERROR',
  body: { stringValue: message },
  attributes: [
    ...attributes({ 'service.version': version, 'error.type': kind, 'url.template': path, 'tessera.slot': slot }),
    { key: 'tessera.count', value: { intValue: String(count) } },
  ],
});

function pointOf({ version, kind, minute, count }: SinkEvent) {
  const [, vital, rating] = VITAL.exec(kind) ?? [];
  const what: Attributes =
    vital && rating ? { 'tessera.vital': vital, 'tessera.rating': rating } : { 'error.type': kind };
  const from = Date.parse(minute);
  return {
    attributes: attributes({ 'service.version': version, ...what }),
    startTimeUnixNano: nanos(from),
    timeUnixNano: nanos(from + MINUTE),
    asInt: String(count),
  };
}

const sum = (name: string, description: string, unit: string, events: SinkEvent[]) =>
  events.length === 0
    ? []
    : [
        {
          name,
          description,
          unit,
          sum: { aggregationTemporality: DELTA, isMonotonic: true, dataPoints: events.map(pointOf) },
        },
      ];

/**
 * A batch as a collector of OpenTelemetry gets it (OTLP 1.x over HTTP, as JSON): failures as logs, numbers as sums.
 * @param base the collector's address, without `/v1/…`
 * @param header what lets the shop in
 * @returns one call for logs and one for numbers, where there are any
 */
export function otlpCalls(base: URL, header: Record<string, string>, batch: SinkBatch): SinkCall[] {
  const at = Date.parse(batch.created_at);
  const resource = { attributes: attributes({ 'service.name': batch.remote, 'service.namespace': 'tessera' }) };
  const failures = batch.events.filter(({ message }) => message !== '');
  const counts = batch.events.filter(({ message }) => message === '');
  const isVital = ({ kind }: SinkEvent) => VITAL.test(kind);
  const lost = batch.dropped > 0 ? [droppedOf(batch, at)] : [];
  const metrics = [
    ...sum(
      'tessera.remote.failures',
      'What failed in browsers',
      '{failure}',
      counts.filter((event) => !isVital(event)),
    ),
    ...sum(
      'tessera.remote.vitals',
      'Pages of one visit in ten, by how quick they were',
      '{page}',
      counts.filter(isVital),
    ),
    ...lost,
  ];
  const call = (path: string, body: object): SinkCall => ({
    url: new URL(`${base.pathname.replace(/\/$/, '')}/v1/${path}${base.search}`, base),
    headers: { 'content-type': 'application/json', ...header },
    body: JSON.stringify(body),
  });
  const logRecords = failures.map((event) => logOf(event, at));
  return [
    ...(logRecords.length > 0
      ? [call('logs', { resourceLogs: [{ resource, scopeLogs: [{ scope: SCOPE, logRecords }] }] })]
      : []),
    ...(metrics.length > 0
      ? [call('metrics', { resourceMetrics: [{ resource, scopeMetrics: [{ scope: SCOPE, metrics }] }] })]
      : []),
  ];
}

function droppedOf({ dropped }: SinkBatch, at: number) {
  const point = { attributes: [], startTimeUnixNano: nanos(at), timeUnixNano: nanos(at), asInt: String(dropped) };
  return {
    name: 'tessera.remote.dropped',
    description: 'What had no room, or could not be sent',
    unit: '{event}',
    sum: { aggregationTemporality: DELTA, isMonotonic: true, dataPoints: [point] },
  };
}
