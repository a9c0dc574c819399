import type { Infra } from '../../../infra';
import { createGatherer } from '../../../infra/queue/gather';
import { groupBy } from '../../../infra/basics/group-by';
import { createOutbox } from '../../../infra/queue/outbox';
import { reasonOf } from '../../../infra/basics/reason-of';
import { createMailTransport, MailRefused } from './mail-transport';
import type { OutgoingMail } from './mail-transport';
import { mailsRepository } from './mails.repository';
import type { DueMail, MailRow } from './mails.repository';

export interface MailRetries {
  /** how often a mail is tried in all */
  attempts: number;
  /** before the second attempt; each further one waits twice as long */
  delay_seconds: number;
}

export interface MailDeliveryDeps extends Pick<Infra, 'db' | 'clock' | 'config' | 'queue' | 'logger'> {
  /** makes what is sent of what was written down */
  write: (mail: MailRow, sealed: Buffer) => Promise<OutgoingMail>;
}

/** About an hour and a half, which outlasts greylisting and a server that is being restarted. */
const RETRIES: MailRetries = { attempts: 10, delay_seconds: 10 };
/** How long a mail waits at most that this process does not know of. */
const LOOK_MS = 500;
/** Each sends so many mails at a time; a mail server that lets one wait holds up those in its lane. */
const LANES = 2;
const AT_ONCE = 10;
/** Longer than a mail server may take: the worker that began it is gone. */
const EXPIRE_MS = 90_000;
/** Where mails are written to files nothing is waited for but the disk. */
const EXPIRE_FILE_MS = 20_000;
/** How many workers may die over a mail. */
const DEATHS = 9;
const AFTER_DEATH_MS = 5_000;

/** Sends what `mail.send` wrote down, at least once, and records it once. */
export function createMailDelivery(
  { db, clock, config, queue, logger, write }: MailDeliveryDeps,
  { attempts, delay_seconds }: MailRetries = RETRIES,
) {
  const transport = createMailTransport(config);

  const settle = (ids: string[], state: MailRow['state'], last_error: string | null = null): Promise<void> =>
    mailsRepository.settle(db, ids, { state, last_error, now: clock.now() });

  const settleSent = createGatherer<{ id: string; state: 'sent' | 'kept' }>(async (mails) => {
    for (const [state, own] of groupBy(mails, (mail) => mail.state)) {
      await settle(
        own.map(({ id }) => id),
        state,
      );
    }
  });

  /** @throws Error when it is to be tried again, which is noted */
  async function deliverOne(mail: MailRow): Promise<void> {
    const { id, template, sealed } = mail;
    if (!sealed || mail.state !== 'queued') return;
    if (mail.valid_until !== null && mail.valid_until <= clock.now()) return settle([id], 'expired', mail.last_error);
    try {
      const state = await transport.deliver(await write(mail, sealed));
      await settleSent({ id, state });
    } catch (error) {
      const reason = reasonOf(error);
      const last = error instanceof MailRefused || mail.attempts + 1 >= attempts;
      logger.warn({ mail: id, template, reason, last }, 'a mail could not be sent');
      if (last) return settle([id], 'failed', reason);
      const again_at = new Date(clock.now().getTime() + delay_seconds * 1_000 * 2 ** mail.attempts);
      await mailsRepository.noteFailure(db, id, reason, again_at);
      throw new Error(reason);
    }
  }

  /** Those to one address one after the other: what happened first is read first. */
  async function deliverAll(mails: readonly DueMail[]): Promise<void> {
    const lanes = [...groupBy(mails, ({ recipient }) => recipient).values()].map(async (own) => {
      // What failed is noted with the mail, which has its turn again by itself.
      for (const mail of own) await deliverOne(mail).catch(() => undefined);
    });
    await Promise.all(lanes);
  }

  const outbox = createOutbox<DueMail>({
    clock,
    logger,
    most: AT_ONCE,
    tries: DEATHS,
    retry_ms: AFTER_DEATH_MS,
    workOn: deliverAll,
    expire_ms: config.smtp_url === null ? EXPIRE_FILE_MS : EXPIRE_MS,
    take: (now, again_at, most) => mailsRepository.take(db, now, again_at, most),
    countTry: ({ id }) => mailsRepository.countTry(db, id),
    putOff: ({ id }, try_at, reason) =>
      try_at ? mailsRepository.setTryAt(db, id, try_at) : settle([id], 'failed', reason),
  });

  return {
    /** Sends one mail, unless that has been done. @throws Error when it is to be tried again */
    async deliver(id: string): Promise<void> {
      const mail = await mailsRepository.find(db, id);
      if (mail) await deliverOne(mail);
    },

    /** Sends the mails that are due, at most ten. @returns whether there may be more */
    deliverDue: (): Promise<boolean> => outbox.round(),

    /** Sends mails in this process. @returns says that there may be some to send */
    work(): () => void {
      const wakes = Array.from({ length: LANES }, (_, lane) =>
        queue.repeat(`mails-${lane + 1}`, LOOK_MS, () => outbox.round()),
      );
      return () => wakes.forEach((wake) => wake());
    },
  };
}
