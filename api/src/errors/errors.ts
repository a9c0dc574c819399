import { messageOf } from '../messages/message';
import type { Given, Params, PlainKey, LocalizedMessage, MessageKey } from '../messages/message';

/** Every code that the API answers with, and the HTTP status it goes out as. */
export const ERROR_STATUS = {
  'auth.not_authenticated': 401,
  'auth.token_not_valid': 401,
  'auth.invalid_credentials': 401,
  'auth.second_factor_needed': 401,
  'auth.challenge_not_valid': 401,
  'auth.code_wrong': 422,
  'auth.email_not_confirmed': 409,
  'auth.second_factor_on': 409,
  'auth.second_factor_off': 409,
  'auth.refresh_not_valid': 401,
  'auth.link_not_valid': 410,
  'auth.suspended': 403,
  'auth.forbidden': 403,
  'staff.right_missing': 403,
  'staff.second_factor_required': 403,
  'staff.second_factor_first': 409,
  'auth.second_factor_kept': 409,
  'staff.not_found': 404,
  'staff.role_not_found': 404,
  'staff.role_in_use': 409,
  'staff.role_fixed': 409,
  'staff.role_name_taken': 409,
  'staff.beyond_own_rights': 403,
  'staff.owner_only': 403,
  'staff.known': 409,
  'staff.token_not_found': 404,
  'staff.token_limit': 409,
  'staff.token_of_remote': 403,
  'request.not_valid': 400,
  'request.not_found': 404,
  'request.timeout': 408,
  'request.too_large': 413,
  'request.media_type': 415,
  'request.headers_too_large': 431,
  'request.rate_limited': 429,
  'validation.failed': 422,
  'idempotency.mismatch': 422,
  'idempotency.in_progress': 409,
  'idempotency.key_required': 400,
  conflict: 409,
  'users.session_not_found': 404,
  'users.address_not_found': 404,
  'users.address_limit': 409,
  'users.last_admin': 409,
  'customers.not_found': 404,
  'customers.stale': 409,
  'customers.not_possible': 409,
  'customers.group_not_found': 404,
  'customers.group_stale': 409,
  'customers.group_name_taken': 409,
  'customers.group_limit': 409,
  'catalogue.product_not_found': 404,
  'catalogue.category_not_found': 404,
  'catalogue.picture_not_found': 404,
  'catalogue.variant_not_found': 404,
  'attributes.not_found': 404,
  'attributes.stale': 409,
  'attributes.not_possible': 409,
  'categories.stale': 409,
  'categories.not_possible': 409,
  'pictures.stale': 409,
  'pictures.not_possible': 409,
  'products.stale': 409,
  'redirects.not_found': 404,
  'redirects.stale': 409,
  'redirects.not_possible': 409,
  'files.not_found': 404,
  'files.not_possible': 422,
  'files.unreadable': 422,
  'files.picture': 422,
  'products.version_not_found': 404,
  'products.not_possible': 409,
  'inventory.stale': 409,
  'cart.out_of_stock': 409,
  'cart.quantity_limit': 409,
  'cart.item_not_found': 404,
  'cart.line_limit': 409,
  'delivery.unconfirmed': 409,
  'coupons.not_valid': 422,
  'coupons.not_found': 404,
  'coupons.stale': 409,
  'coupons.not_possible': 409,
  'gift_cards.not_found': 404,
  'gift_cards.stale': 409,
  'gift_cards.not_possible': 409,
  'gift_cards.not_so_much': 409,
  'gift_cards.own_credit': 403,
  'gift_cards.code_not_valid': 422,
  'transactions.month_not_found': 404,
  'transactions.day_not_found': 404,
  'transactions.month_not_over': 409,
  'transactions.closing_stale': 409,
  'transactions.reconciliation_not_found': 404,
  'checkout.changed': 409,
  'checkout.out_of_stock': 409,
  'orders.not_found': 404,
  'orders.not_possible': 409,
  'orders.refund_too_much': 409,
  'orders.own_payment': 403,
  'orders.stale': 409,
  'order_drafts.not_found': 404,
  'order_drafts.stale': 409,
  'order_drafts.changed': 409,
  'order_drafts.not_possible': 409,
  'payment_links.not_found': 404,
  'payment_links.ended': 410,
  'payment_links.nothing_owed': 409,
  'users.open_orders': 409,
  'users.store_credit_left': 409,
  'payments.not_found': 404,
  'payments.order_not_found': 404,
  'payments.not_payable': 409,
  'payments.nothing_to_confirm': 409,
  'payments.method_not_available': 422,
  'payments.unconfirmed': 409,
  'payments.keys_of_environment': 409,
  'payments.keys_unchecked': 503,
  'payments.webhook_not_valid': 400,
  'payments.provider_not_found': 404,
  'pay_later.not_available': 409,
  'pay_later.limit_exceeded': 409,
  'pay_later.plan_not_available': 422,
  'pay_later.already_applied': 409,
  'pay_later.account_not_found': 404,
  'pay_later.instalment_not_found': 404,
  'pay_later.nothing_open': 409,
  'pay_later.balance_open': 409,
  'pay_later.stale': 409,
  'pay_later.not_begun': 409,
  'pay_later.not_so_much_open': 409,
  'pay_later.open_changed': 409,
  'pay_later.request_waits': 409,
  'pay_later.not_waiting': 409,
  'pay_later.own_request': 403,
  'pay_later.own_account': 403,
  'pay_later.second_person_needed': 409,
  'pay_later.fees_too_high': 409,
  'pay_later.adjustment_not_found': 404,
  'pay_later.not_reversible': 409,
  'remotes.not_found': 404,
  'remotes.version_not_found': 404,
  'remotes.version_exists': 409,
  'remotes.route_taken': 409,
  'remotes.live_changed': 409,
  'remotes.no_previous': 409,
  'remotes.not_live': 409,
  'remotes.live_already': 409,
  'remotes.canary_elsewhere': 409,
  'remotes.version_collected': 409,
  'remotes.contract_not_met': 422,
  'remotes.not_valid': 422,
  'remotes.not_rendered': 422,
  'newsletter.not_found': 404,
  'inquiries.not_found': 404,
  'inquiries.stale': 409,
  'inquiries.not_possible': 409,
  'saved_answers.not_found': 404,
  'saved_answers.stale': 409,
  'saved_answers.not_possible': 409,
  'error_reports.not_found': 404,
  'error_reports.stale': 409,
  'error_reports.not_possible': 409,
  'content.page_not_found': 404,
  'content.not_possible': 409,
  'reviews.not_found': 404,
  'reviews.already_written': 409,
  'reviews.not_a_buyer': 403,
  'reviews.email_not_confirmed': 403,
  'reviews.own_review': 409,
  'reviews.stale': 409,
  'uploads.not_a_picture': 422,
  'uploads.not_a_video': 422,
  'uploads.not_found': 422,
  'back_in_stock.available': 409,
  'wishlist.limit': 409,
  'wishlist.not_shared': 404,
  'catalogue.product_gone': 410,
  'sitemaps.part_not_found': 404,
  'order_mails.not_found': 404,
  'order_mails.no_address': 409,
  'returns.not_found': 404,
  'returns.too_early': 409,
  'returns.too_late': 409,
  'returns.too_many': 409,
  'returns.wrong_state': 409,
  'invoices.not_found': 404,
  'invoices.nothing_to_correct': 409,
  'invoices.link_not_valid': 410,
  'downloads.ticket_not_valid': 410,
  'jobs.not_found': 404,
  'jobs.limit': 409,
  'jobs.too_many': 409,
  'data.too_large': 409,
  'jobs.more_match': 409,
  'jobs.nothing_to_do': 409,
  'jobs.not_undone': 409,
  'views.not_found': 404,
  'views.name_taken': 409,
  'views.limit': 409,
  'store.closed': 503,
  'server.busy': 503,
  'server.unavailable': 503,
  'server.disk_full': 503,
  'server.error': 500,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** The messages of failures: a code's own, and further ones of it (`<code>.<which>`). */
export type ErrorKey = Extract<MessageKey, ErrorCode | `${ErrorCode}.${string}`>;

/** field → messages, for forms */
export type FieldErrors = Record<string, LocalizedMessage[]>;

export interface AppErrorOptions {
  /** the field of a form that the message is about */
  field?: string;
  /** messages by field, where they are others than the failure's own */
  errors?: FieldErrors;
  /** seconds; sent as Retry-After */
  retry_after?: number;
  /** further members of the problem document, e.g. how many are left */
  extensions?: Record<string, unknown>;
  /** instead of the code's own, where the framework has refused a request for a reason that has no code here */
  status?: number;
  cause?: unknown;
}

type Arguments<K extends ErrorKey> = K extends PlainKey
  ? [params?: Params<K>, options?: AppErrorOptions]
  : [params: Params<K>, options?: AppErrorOptions];

/**
 * A failure that the client is told about: a stable code and a message that may be shown to a person, in the language
 * of whoever is answered. `message` is the English one.
 */
export class AppError<K extends ErrorKey = ErrorKey> extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly messageIn: LocalizedMessage;
  readonly errors: FieldErrors | undefined;
  readonly retry_after: number | undefined;
  readonly extensions: Record<string, unknown>;

  /**
   * @param key the code, or a further message of it
   * @param given what the message is filled with, then the options
   */
  constructor(key: K, ...given: Arguments<K>);
  constructor(key: K, params?: Params<K>, options: AppErrorOptions = {}) {
    const words = messageOf(key, ...([params] as Given<K>));
    super(words('en'), { cause: options.cause });
    this.name = 'AppError';
    this.code = codeOf(key);
    this.status = options.status ?? ERROR_STATUS[this.code];
    this.messageIn = words;
    this.errors = options.errors ?? (options.field === undefined ? undefined : { [options.field]: [words] });
    this.retry_after = options.retry_after;
    this.extensions = options.extensions ?? {};
  }
}

/** `validation.failed` with messages by field, the first of which stands for all. */
export function notValid(errors: FieldErrors, cause?: unknown): AppError {
  const first = Object.values(errors)[0]?.[0];
  return first
    ? new AppError('validation.failed', { first }, { errors, cause })
    : new AppError('validation.failed.form', {}, { errors, cause });
}

const isCode = (key: string): key is ErrorCode => key in ERROR_STATUS;

/** The code that a message belongs to; the name of a further one has no point in it. */
function codeOf(key: ErrorKey): ErrorCode {
  const code = isCode(key) ? key : key.slice(0, key.lastIndexOf('.'));
  if (!isCode(code)) throw new Error(`${key} is a message of no code`);
  return code;
}
