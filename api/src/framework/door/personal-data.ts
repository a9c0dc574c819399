import type { Trx } from '../../infra/database/db';
import type { Language } from '../../core/languages';

/** Whose data is meant. */
export interface Person {
  id: string;
  email: string;
  /** else the address may be somebody else's, and what is known of it is theirs */
  email_verified: boolean;
}

/** What whoever ends an account has seen that goes with it. */
export interface GivenUp {
  /** minor units of store credit */
  store_credit: number;
}

/**
 * What one area of the shop holds about people. Every module that holds something states it (`personalData`): then it
 * is in the export, and gone or anonymous after the account.
 */
export interface PersonalData {
  /** everything of this person, by name, as it goes into the export; what it says is said in `language` */
  read(person: Person, language: Language): Promise<Record<string, unknown>>;
  /**
   * Removes it, or takes the person out of what must stay (orders, reviews). Rows that name the account by a foreign
   * key with `on delete cascade` or `set null` need nothing here.
   * @throws AppError where something keeps the account, or more goes with it than was given up
   */
  erase?(trx: Trx, person: Person, given_up: GivenUp): Promise<void>;
  /** Removes what no transaction can, once `erase` is committed: files. Where it fails, the hourly clean-up does it. */
  removeFiles?(): Promise<void>;
}
