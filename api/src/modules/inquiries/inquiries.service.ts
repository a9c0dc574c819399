import { inquirySchema, visitorInquirySchema } from '@tessera/shared/forms';
import type { Static } from 'typebox';
import { AppError } from '../../errors/errors';
import type { Person } from '../../framework/door/personal-data';
import type { Caller } from '../../framework/routes/http';
import type { Infra } from '../../infra';
import type { Trx } from '../../infra/database/db';
import { newId } from '../../infra/basics/ids';
import { takeReference } from '../../infra/basics/references';
import { withTransaction } from '../../infra/database/transaction';
import type { Language } from '../../core/languages';
import { messageOf } from '../../messages/message';
import type { Told } from '../../messages/message';
import { checkForm } from '../../schemas/check-form';
import type { MailService } from '../mail/mail.service';
import type { StaffNoticesService } from '../staff-notices/staff-notices.service';
import type { UsersService } from '../users/users.service';
import { inquiriesRepository } from './inquiries.repository';
import type { InquiryBody, InquiryReceipt } from './inquiries.schemas';

type Body = Omit<Static<typeof InquiryBody>, 'website'>;
type Receipt = Omit<Static<typeof InquiryReceipt>, 'message'> & Told;

interface Sender {
  name: string;
  email: string;
  user_id: string | null;
  first_name: string;
  /** the address is known to be theirs */
  verified: boolean;
}

interface Words {
  type: 'general' | 'order' | 'returns' | 'technical';
  subject: string;
  message: string;
}

export interface InquiriesDeps extends Pick<Infra, 'db' | 'clock'> {
  users: Pick<UsersService, 'findById'>;
  mail: Pick<MailService, 'send'>;
  staffNotices: Pick<StaffNoticesService, 'notify'>;
}

export type InquiriesService = ReturnType<typeof createInquiriesService>;

const HOUR_MS = 3_600_000;
/** However many addresses they come from: more than a shop can read, and less than fills its database. */
const MOST_AN_HOUR = 300;
/** Nobody's mailbox is filled by somebody else's messages: later ones are kept, and not thanked for. */
const MOST_MAILS_AN_HOUR = 3;
const RECEIVED = messageOf('inquiries.received');

/** The contact form (docs/product.md §2). */
export function createInquiriesService({ db, clock, users, mail, staffNotices }: InquiriesDeps) {
  async function senderOf(body: Body, caller: Caller | null): Promise<Sender> {
    const user = caller && (await users.findById(caller.user_id));
    const name = body.name.trim();
    if (!user) return { name, email: body.email.trim(), user_id: null, first_name: name, verified: false };
    const { id, first_name, last_name, email, email_verified } = user;
    return { name: `${first_name} ${last_name}`, email, user_id: id, first_name, verified: email_verified };
  }

  async function refuseFlood(now: Date): Promise<void> {
    if ((await inquiriesRepository.countSince(db, new Date(now.getTime() - HOUR_MS))) < MOST_AN_HOUR) return;
    throw new AppError('request.rate_limited.inquiries', {}, { retry_after: 600 });
  }

  /** Stores the message, tells staff, and queues the mail that thanks for it; answers the reference. */
  async function keep(trx: Trx, words: Words, sender: Sender & { language: Language }, now: Date): Promise<string> {
    const { first_name, verified, ...from } = sender;
    const id = newId();
    await inquiriesRepository.lockAddress(trx, from.email);
    const before = await inquiriesRepository.countOfAddressSince(trx, from.email, new Date(now.getTime() - HOUR_MS));
    const reference = await takeReference('Q', (candidate) => {
      const times = { created_at: now, last_modified_at: now };
      return inquiriesRepository.insert(trx, { id, reference: candidate, ...words, ...from, ...times });
    });
    await staffNotices.notify(trx, { kind: 'inquiry_received', subject_id: id, data: { reference } });
    if (before < MOST_MAILS_AN_HOUR) {
      const data = { first_name, reference, words: verified ? words : null };
      await mail.send(trx, { to: from.email, template: 'inquiry-received', data, language: from.language });
    }
    return reference;
  }

  return {
    /**
     * Keeps a message for the back office and thanks its sender by mail. Who is signed in is named by the account.
     * @throws AppError `validation.failed`, `request.rate_limited`
     */
    async receive(body: Body, caller: Caller | null, language: Language): Promise<Receipt> {
      await checkForm(caller ? inquirySchema : visitorInquirySchema, body);
      const now = clock.now();
      const sender = { ...(await senderOf(body, caller)), language };
      // The form's rules have just said that it is one of the four.
      const type = body.type as Words['type'];
      const words = { type, subject: body.subject.trim(), message: body.message.trim() };
      await refuseFlood(now);
      const reference = await withTransaction(db, (trx) => keep(trx, words, sender, now));
      return { reference, message: RECEIVED };
    },

    /** What somebody wrote while signed in, and what staff said about it, for their export. */
    async listOf(user_id: string) {
      const rows = await inquiriesRepository.listOf(db, user_id);
      const entries = await inquiriesRepository.listEntriesOf(db, user_id);
      const saidOf = (id: string, kind: 'answer' | 'note') =>
        entries
          .filter((entry) => entry.inquiry_id === id && entry.kind === kind)
          .map(({ text, created_at }) => ({ text, created_at }));
      return rows.map(({ id, ...inquiry }) => ({
        ...inquiry,
        answers: saidOf(id, 'answer'),
        notes_of_staff: saidOf(id, 'note'),
      }));
    },

    /** Forgets all that, because the account is deleted. */
    /** Theirs, and what was sent without signing in from an address that is theirs for sure. */
    async forget(trx: Trx, { id, email, email_verified }: Person): Promise<void> {
      await inquiriesRepository.removeOf(trx, id);
      if (email_verified) await inquiriesRepository.removeUnsigned(trx, email);
    },

    /** What a program gets that filled in the trap: the same answer, and nothing is kept. */
    pretend: async (): Promise<Receipt> => ({
      reference: await takeReference('Q', () => Promise.resolve(true)),
      message: RECEIVED,
    }),
  };
}
