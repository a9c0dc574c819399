import { formMessages } from '@tessera/shared/forms';
import { forKeepers } from './for-keepers';
import { attributes } from './en/attributes';
import { content } from './en/content';
import { coupons } from './en/coupons';
import { giftCards } from './en/gift-cards';
import { transactions } from './en/transactions';
import { categories } from './en/categories';
import { settings } from './en/settings';
import { support } from './en/support';
import { customers } from './en/customers';
import { orderDrafts } from './en/order-drafts';
import { payLater } from './en/pay-later';
import { files } from './en/files';
import { pictures } from './en/pictures';
import { products } from './en/products';
import { redirects } from './en/redirects';
import { remotes } from './en/remotes';
import type { LocalizedMessage } from '../core/languages';

type PostalCodeKind = keyof typeof formMessages.en.fields;

/**
 * What the API says to people, by key. The messages of a failure stand under its code (docs/errors.md), further ones
 * of a code under `<code>.<which>`: the key is never sent. Messages of forms are in `@tessera/shared/forms`; what a
 * module composes of names and amounts has both languages in its own `…-words.ts` or `…-messages.ts`.
 */
export const en = {
  ...forKeepers,

  // Requests
  'auth.not_authenticated': 'Authentication credentials were not provided.',
  'auth.token_not_valid': 'Given token not valid.',
  'auth.refresh_not_valid': 'Given token not valid.',
  'auth.forbidden': 'You do not have permission to perform this action.',
  'request.not_found': 'There is nothing at this address.',
  'request.not_valid': 'The request is not valid.',
  'request.not_valid.unreadable': 'The request could not be read.',
  'request.not_valid.not_utf8': 'The request is not in UTF-8.',
  'request.not_valid.idempotency_key': 'Idempotency-Key must be 1 to 200 visible characters.',
  'request.not_valid.idempotency_key_needed': 'Idempotency-Key is needed here: 1 to 200 visible characters.',
  'request.not_valid.idempotency_key_missing': 'This request needs an Idempotency-Key.',
  'request.too_large': 'The request is too large.',
  'request.too_large.picture': ({ megabytes }: { megabytes: number }) => `A picture may have at most ${megabytes} MB.`,
  'request.too_large.levels': 'The request is nested too deeply.',
  'request.too_large.fields': 'The request has too many fields.',
  'request.too_large.address': 'The address is too long.',
  'request.media_type': 'This kind of content is not taken here.',
  'request.rate_limited': 'Too many requests. Please wait a moment and try again.',
  'request.rate_limited.attempts': 'Too many attempts. Please wait a moment and try again.',
  'idempotency.mismatch': 'This Idempotency-Key was used for another request.',
  'idempotency.in_progress': 'The first request with this Idempotency-Key is still at work.',
  'idempotency.key_required': 'This needs an Idempotency-Key, so that it is done once.',
  conflict: 'This was changed somewhere else meanwhile.',
  'server.unavailable': 'The shop cannot answer right now.',
  'server.disk_full': 'The shop has no room to save this right now. Please try again later.',
  'server.error': 'An unexpected error occurred',

  // Fields
  /** the first of the messages by field */
  'validation.failed': ({ first }: { first: LocalizedMessage }) => first('en'),
  'validation.failed.request': 'The request is not valid.',
  'validation.failed.form': 'The form is not valid.',
  'validation.failed.no_text': 'The request holds characters that no text has.',
  'validation.failed.unknown': 'This field is not known',
  'validation.failed.required': 'This field is required',
  'validation.failed.format_line': 'Must be one line without control or invisible characters',
  'validation.failed.format_lines': 'Must not hold control characters',
  'validation.failed.format_text': 'Must not hold characters that no text has',
  'validation.failed.postal_code': ({ kind, example }: { kind: PostalCodeKind; example: string }) =>
    formMessages.en.messages.postalCodeInvalid(formMessages.en.fields[kind], example),

  // Staff
  'staff.right_missing': ({ right }: { right: string }) =>
    `Your role does not allow this. Ask an owner of the shop for the right '${right}'.`,
  'staff.not_found': 'Nobody of the staff has this id.',
  'staff.role_not_found': 'There is no such role.',
  'staff.role_in_use': 'Somebody still has this role. Please give them another one first.',
  'staff.second_factor_required':
    'Your role asks for two-factor sign-in. Please turn it on in your account, under Security; then go on here.',
  'staff.second_factor_first': 'Please turn two-factor sign-in on for your own account first.',
  'auth.second_factor_kept': 'Your role asks for two-factor sign-in, so it stays on.',
  'staff.role_fixed': 'The roles that every shop has stay as they are. Please make one of your own.',
  'staff.role_name_taken': 'There is a role of this name.',
  'staff.beyond_own_rights': 'You can give and take only what your own role allows.',
  'validation.failed.in_the_past': 'This is in the past',
  'staff.known': 'This person works in the shop already.',

  // Signing in, accounts
  'auth.signed_in': 'Login Successful!',
  'auth.signed_out': 'You have been logged out.',
  'auth.registered': 'Your account has been created. You can sign in now.',
  'auth.reset_asked': 'If there is an account for this address, we have sent it a link to set a new password.',
  'auth.password_changed': 'Your password has been changed.',
  'auth.password_set': 'Welcome! You can sign in with your password now.',
  'auth.password_reset': 'Your password has been changed. You can sign in now.',
  'auth.email_confirmed': 'Your e-mail address is confirmed.',
  'auth.email_known': 'Your e-mail address is confirmed already.',
  'auth.email_sent': ({ email }: { email: string }) => `We have sent a mail to ${email}. Please open the link in it.`,
  'auth.unknown_device': 'Unknown device',
  'auth.invalid_credentials': 'The email or the password is wrong.',
  'auth.second_factor_needed': 'Please enter the code from your authenticator app.',
  'auth.challenge_not_valid': 'This took too long or too many tries. Please enter your password again.',
  'auth.code_wrong': 'This code is wrong or was used before',
  'auth.email_not_confirmed': 'Please confirm your e-mail address first.',
  'auth.second_factor_on': 'Two-factor sign-in is on already.',
  'auth.second_factor_off': 'Two-factor sign-in is off. Please begin again.',
  'auth.second_factor_turned_on': 'Two-factor sign-in is on. Your other devices are signed out.',
  'auth.second_factor_turned_off': 'Two-factor sign-in is off.',
  'auth.recovery_codes_made': 'These are your new recovery codes. The old ones are no longer good.',
  'auth.link_not_valid': 'This link is no longer valid. Please ask for a new one.',
  'server.busy.signing_in': 'Too many people are signing in right now. Please try again in a moment.',
  'validation.failed.email_taken': 'An account with this email already exists',
  'validation.failed.email_unchanged': 'This is the address of your account already',
  'validation.failed.username_taken': 'This username is already taken',
  'validation.failed.password_wrong': 'The password is wrong',
  'validation.failed.current_password_wrong': 'The current password is wrong',
  'users.session_not_found': 'There is no such session.',
  'users.address_not_found': 'There is no such address.',
  'users.address_limit': ({ most }: { most: number }) => `You can keep ${most} addresses. Please remove one first.`,
  'users.last_admin': 'The shop needs an owner. Please make somebody else one first.',

  // Goods
  'catalogue.product_not_found': 'We could not find this product.',
  'catalogue.product_not_found.to_buy': 'This product does not exist.',
  ...payLater,
  ...pictures,
  ...products,
  ...redirects,
  ...files,
  ...customers,
  ...attributes,
  ...content,
  ...coupons,
  ...giftCards,
  ...support,
  ...transactions,
  ...remotes,
  ...categories,
  ...settings,
  'catalogue.product_gone': 'This product is not sold here any more.',
  'catalogue.category_not_found': 'We could not find this category.',
  'catalogue.picture_not_found': 'There is no such picture.',
  'catalogue.variant_not_found': 'This variant does not exist.',
  'validation.failed.price_range': 'The lowest price must not be above the highest',
  'validation.failed.page_too_deep': ({ most }: { most: number }) =>
    `Only the first ${most} products can be paged through; choose a filter`,
  'validation.failed.tax_number': 'Please enter the number as your tax office writes it, such as 12/345/67890',
  'validation.failed.first_language': 'English is the shop’s first language: the shop is always offered in it',
  'validation.failed.order_prefix': 'Please enter 2 to 6 letters and digits, such as AB',
  'validation.failed.vat_id': 'Please enter a VAT ID with the letters of its country, such as DE123456789',
  'validation.failed.cursor': 'This is no page of this listing; begin at its first page, please',
  'validation.failed.time_zone': 'There is no such time zone. Give its IANA name, as in Europe/Berlin',
  'validation.failed.day_unknown': 'There is no such day',
  'validation.failed.days_reversed': 'The last day must not lie before the first',
  'validation.failed.days_too_many': ({ most }: { most: number }) => `At most ${most} days can be shown together`,
  'validation.failed.hours_too_many': ({ most }: { most: number }) =>
    `Hours of at most ${most} days can be shown together`,
  'sitemaps.part_not_found': 'There is no such part of the site map.',
  'server.busy.drawing': 'Too many pictures are being drawn right now. Please try again in a moment.',
  'back_in_stock.noted': 'We will send you a mail when it is back.',
  'back_in_stock.noted_new': 'We will send you a mail when it is made.',
  'back_in_stock.asked': 'Please check your mail and confirm that we may tell you.',
  'back_in_stock.ended': 'You will not receive these mails any more.',
  'back_in_stock.available': 'It is in stock: you can buy it now.',
  'wishlist.limit': ({ most }: { most: number }) => `You can keep ${most} products. Please remove one first.`,
  'wishlist.not_shared': 'This wishlist is not shared any more.',

  // Cart
  'cart.out_of_stock': ({ available }: { available: number }) => `Only ${available} left in stock.`,
  'cart.out_of_stock.sold_out': 'This item is sold out.',
  'cart.out_of_stock.all_in_cart': ({ available }: { available: number }) =>
    available === 1 ? 'The last one is in your cart already.' : `The last ${available} are in your cart already.`,
  'cart.quantity_limit': ({ most }: { most: number }) => `At most ${most} of one item.`,
  'cart.line_limit': ({ most }: { most: number }) => `A cart holds at most ${most} different items.`,
  'cart.item_not_found': 'This item is not in the cart.',
  'cart.item_not_found.saved': 'This item is not saved.',

  // Orders
  'server.busy.ordering': 'Too many people are ordering right now. Please try again in a moment.',
  'checkout.out_of_stock': 'Somebody else was faster.',
  'checkout.out_of_stock.since': 'Something has changed. Please look at your order again.',
  'checkout.changed': 'Something has changed. Please look at your order again.',
  /** what the checkout says of it, in the language of who asks (modules/checkout/checkout-words.ts) */
  'checkout.out_of_stock.problem': ({ problem }: { problem: string }) => problem,
  'checkout.changed.problem': ({ problem }: { problem: string }) => problem,
  'orders.not_found': 'There is no such order.',
  'orders.not_found.shipment': 'There is no such shipment.',
  'orders.not_found.refund': 'There is no such refund.',
  'orders.not_possible.cancelled': 'This order has been cancelled.',
  'orders.not_possible.cancel_spent':
    'A gift card of this order has been used, so the order cannot be cancelled. Goods of it can still be refunded.',
  'orders.not_possible.gift_card_spent': 'This gift card has been used: what was paid for it cannot be given back.',
  'orders.not_possible.edit_gift_cards':
    'The lines of an order with gift cards cannot be changed. Refund them, or cancel the order.',
  'orders.not_possible.cancel': 'This order cannot be cancelled any more.',
  'orders.not_possible.undelivered':
    'Only an order that is on its way, and of which nothing has been paid but by store credit, can come back undelivered.',
  'orders.not_possible.exchanged':
    'Other goods were given in exchange for some of this order. Mark it as paid, and refund what came back.',
  'orders.not_possible.refund_under_way': 'A refund of this order is under way. Please try again in a minute.',
  'orders.not_possible.send_unpaid': 'This order is not paid yet.',
  'orders.not_possible.send_all': 'Everything of this order has been sent off.',
  'orders.not_possible.payment_lost': 'This order is not paid any more: the card’s reservation was lost.',
  'orders.not_possible.send_more': 'There is not that much left to send off.',
  'orders.not_possible.take_back': 'This is more than was bought.',
  'orders.not_possible.held': 'This order is held. Release it before you send it off.',
  'orders.not_possible.hold': 'Only an order that is open can be held.',
  'orders.not_possible.capture': 'There is no reserved payment to take.',
  'orders.not_possible.address':
    'The address cannot be changed any more: something has been sent off, or the order is over.',
  'orders.not_possible.country': 'The country cannot be changed: taxes and delivery were reckoned for it.',
  'orders.not_possible.anonymised':
    'Whoever bought this is anonymous, so nobody’s name is written to this order any more.',
  'orders.not_possible.invoiced': 'The invoice is written, so it keeps its address. Correct the invoice in its place.',
  'orders.not_possible.tags': ({ most }: { most: number }) => `An order has at most ${most} tags.`,
  'orders.not_possible.owed': 'Something of this order is still to be paid. It can be sent off once that is settled.',
  'orders.not_possible.edit': 'Lines can be changed only before anything was sent off.',
  'orders.not_possible.edit_line': 'This order has no such line.',
  'orders.not_possible.edit_variant': 'One of the products that you add is not sold any more.',
  'orders.not_possible.edit_lines': ({ most }: { most: number }) => `An order has at most ${most} lines.`,
  'orders.not_possible.edit_empty': 'At least one piece has to stay. Cancel the order in its place.',
  'orders.not_possible.edit_nothing': 'Nothing would change.',
  'orders.not_possible.edit_refunded': 'Pieces and money that were refunded already have to stay in the order.',
  'orders.not_possible.edit_delivery':
    'This delivery is not offered for the goods as they would be. Keep its price in its place.',
  'orders.not_possible.edit_price': 'It comes to another total meanwhile. Have a look at it as it is now.',
  'orders.not_possible.edit_taking': 'The payment is being taken right now. Please try again in a moment.',
  'orders.not_possible.edit_reserved':
    'The card has reserved less than that. Take the payment first, then change the lines.',
  'orders.not_possible.refund_over': 'This refund is done, or something has been done in its place already.',
  'orders.not_possible.refund_by_hand':
    'What is paid in parts cannot be given back by hand: its plan follows refunds by the shop alone.',
  'orders.not_possible.edit_payment': 'The way this order is paid cannot follow another total.',
  'orders.not_possible.edit_stock': ({ name, available }: { name: string; available: number }) =>
    `Of '${name}' only ${available} can be had right now.`,
  'orders.own_payment': 'This is your own order: somebody else has to say that it is paid.',
  'orders.refund_too_much': 'This is more than can be given back.',
  'orders.stale': 'Somebody has changed this order meanwhile. Have a look at it as it is now.',
  ...orderDrafts,
  'downloads.ticket_not_valid': 'This download link has been used or is too old. Please start the download again.',
  'views.not_found': 'There is no such view.',
  'views.name_taken': 'You have a view of this name already.',
  'views.limit': 'You have 100 saved views. Delete one before you save another.',

  // Reviews and pictures
  'reviews.thanks': 'Thank you. Your review will appear once we have looked at it.',
  'reviews.not_found': 'We could not find this review.',
  'reviews.already_written': 'You have already reviewed this product.',
  'reviews.email_not_confirmed': 'Please confirm your e-mail address before you write a review.',
  'reviews.not_a_buyer': 'Only people who bought this product here can review it.',
  'reviews.own_review': 'This is your own review: others say whether it is helpful.',
  'reviews.stale': 'Somebody has changed this review meanwhile. Have a look at it as it is now.',
  'validation.failed.review_too_long': ({ most }: { most: number }) => `Please write at most ${most} letters.`,
  'request.media_type.picture': 'A picture is sent as multipart/form-data.',
  'uploads.not_a_picture': 'This file is not a picture that we can read. Please choose a JPEG, PNG, WebP, AVIF or GIF.',
  'uploads.not_a_picture.missing': 'Please choose a picture.',
  'uploads.not_found': 'One of the pictures is no longer there. Please add it again.',
  'server.busy.uploads': 'Too many pictures are being sent right now. Please try again in a moment.',

  // Payment
  'payments.not_found': 'There is no such payment.',
  'payments.order_not_found': 'There is no such order.',
  'payments.not_payable': 'This order cannot be paid now.',
  'payments.not_payable.by_staff': 'This order does not wait for money that staff receive.',
  'payments.nothing_to_confirm': 'This payment does not wait for a confirmation.',
  'payments.method_not_available': 'This way to pay is not offered.',
  'payments.method_not_available.for_order': 'This order cannot be paid in this way.',
  'payments.method_not_available.test_cards': 'Test cards are not taken here.',
  /** why, in the language of who asks (modules/payments/settings/method-messages.ts) */
  'payments.method_not_available.reason': ({ reason }: { reason: string }) => reason,
  'payments.webhook_not_valid.empty': 'The message is empty.',
  'payments.webhook_not_valid.unsigned': 'The message is not signed by this provider.',
  'payments.provider_not_found': 'There is no such payment provider.',
  'validation.failed.card_needed': 'This way to pay needs a card. Please enter one.',
  'validation.failed.card_number': 'Only the test cards of this shop are taken here. Never type a real card number.',
  'validation.failed.card_expiry': 'The expiry date must be MM/YY and in the future',
  'validation.failed.card_cvc': 'The security code has 3 or 4 digits',
  'validation.failed.amount_not_open': 'This is more than what is open of this order.',

  // After the sale
  'invoices.in_the_making': 'The invoice is being made.',
  'invoices.not_found': 'There is no invoice for this order yet.',
  'invoices.nothing_to_correct': 'The invoice says so already: nothing on it would change.',
  'invoices.nothing_to_correct.credited': 'All of the invoice has been credited: nothing is left of it to correct.',
  'invoices.not_found.any': 'None of these orders has an invoice yet.',
  'invoices.link_not_valid': 'This link has expired. Please ask for the invoice again.',
  'order_mails.not_found': 'There is no mail about this.',
  'order_mails.no_address': 'There is no address any more that this mail could go to.',
  'returns.not_found': 'There is no such return.',
  'returns.wrong_state': 'This return is not at that step any more.',
  'returns.too_early': 'This order has not arrived yet.',
  'returns.too_late': 'The time in which this order could be returned is over.',
  'returns.too_many': 'Fewer pieces than that can be returned.',
  'validation.failed.refusal_reason': 'Please say why',
  'validation.failed.item_twice': 'Please name each item once.',
  'validation.failed.item_not_ordered': 'This item is not part of the order.',
  'validation.failed.item_not_returned': 'This item is not part of the return.',
  'validation.failed.replacement': 'Please name a later order of the same customer.',
  'validation.failed.replacement_taken': 'This order takes the place of another return already.',
  'validation.failed.nothing_arrived': 'Please say how many pieces have arrived.',

  // Visitors
  'newsletter.asked': 'Please check your mail and confirm your subscription.',
  'newsletter.confirmed': 'Thank you. Your subscription is confirmed.',
  'newsletter.not_found': 'There is no such subscriber.',
  'newsletter.ended': 'You will not receive our newsletter any more.',

  // Back office
  'conflict.search_words': 'Somebody has changed this list in the meantime. Load it again, please.',
  'validation.failed.synonyms': 'Each line needs two different words at least.',
  'validation.failed.redirects': 'Each search needs words of its own.',
};
