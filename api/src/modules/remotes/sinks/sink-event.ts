import { redactLine } from '@tessera/server/logging';
import { addressPattern } from '../../../presenters/formats/address-pattern';

/** Something that browsers said of a version, so often within a minute. */
export interface SinkEvent {
  id: string;
  version: string;
  /** as `SignalsBody` and `FailuresBody` have it, or `test` */
  kind: string;
  /** ISO 8601: when that minute began */
  minute: string;
  count: number;
  /** '' where only the number is known */
  message: string;
  /** the kind of page, `/products/:id`; '' as before */
  path: string;
  /** the place that the remote filled; '' for a page */
  slot: string;
}

/** What is sent at once, the same each time it is tried. */
export interface SinkBatch {
  id: string;
  remote: string;
  /** ISO 8601 */
  created_at: string;
  /** so many that browsers said were dropped since the batch before */
  dropped: number;
  events: SinkEvent[];
}

const MESSAGE_MAX = 500;
const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/** What is one of many: numbers of orders, cards and telephones, ids. */
const ID = /\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/gi;
const NUMBER = /\+?\d[\d\s-]{3,}\d/g;

/** A failure's message without anything of a person: no mail, no number of five digits or more, no query, no token. */
export const impersonalMessage = (message: string): string =>
  redactLine(message.slice(0, 4 * MESSAGE_MAX))
    .replace(MAIL, '…')
    .replace(ID, '…')
    .replace(NUMBER, '…')
    .slice(0, MESSAGE_MAX);

/** The kind of page that an address is of: no token, no query, nothing that tells two of them apart. */
export const impersonalPath = (address: string): string =>
  addressPattern(redactLine(address).replaceAll('[hidden]', '…'));
