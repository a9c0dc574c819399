import { countryName } from '@tessera/shared/addresses';

/** Two of something that are for the same place. */
interface InTwo {
  /** ISO 3166-1 alpha-2, or '*' for every other country */
  country: string;
  one: string;
  other: string;
}

const nameOf = (country: string): string => (country === '*' ? 'Every other country' : countryName(country, 'en'));

/** What staff are told of settings that they change. */
export const settings = {
  'validation.failed.store_email': 'Please enter an e-mail address, such as hello@example.com',
  'validation.failed.currency_stays':
    'This currency cannot be chosen: prices, orders or coupons are in the one that the shop has, or it is none of those offered',
  'validation.failed.shop_path': 'Please enter a path of this shop, such as /shipping',
  'validation.failed.home_twice': 'This can stand on the home page once only',
  'validation.failed.home_title': 'Please enter a title, in English or in every language that shows it',
  'validation.failed.home_picture': 'Please choose a picture',
  'validation.failed.placeholder_missing': ({ names }: { names: string }) => `This text must have ${names}`,
  'validation.failed.mail_text_long': ({ most }: { most: number }) => `At most ${most} characters, please`,
  'validation.failed.until': 'Please choose an end that is after the beginning',
  'validation.failed.home_label': 'Please enter what stands on the button',
  'validation.failed.menu_label': 'Please enter what stands there',
  'validation.failed.menu_target': 'Please choose what it leads to: that is not there, or not any more',
  'validation.failed.menu_address':
    'Please enter a path of this shop, such as /shipping, or an address that begins with https://',
  'validation.failed.menu_kind': 'This cannot stand in this place',
  'validation.failed.menu_twice': 'Two entries have the same id',
  'validation.failed.web_address': 'Please enter an address that begins with https://',
  'store.closed': 'The shop is closed for a while. Please try again once it is open.',
  'delivery.unconfirmed':
    'With this, something could not be ordered any more. Please read what that is, and confirm it.',
  'payments.unconfirmed':
    'With this, nobody, or only who has an account to pay later, could pay. Please read what that means, and confirm it.',
  'payments.keys_of_environment':
    'The keys of Stripe are set in the environment of the API. Those are used, and nothing is saved here.',
  'payments.keys_unchecked':
    'Stripe has not answered, so the keys could not be tried. Nothing was saved. Please try again.',
  'validation.failed.stripe_key': ({ begins }: { begins: string }) =>
    `Please enter the key that Stripe shows under that name: it begins with ${begins}`,
  'validation.failed.stripe_key_mode':
    'One of these keys is for tests and the other is a live one. Please enter two of one kind',
  'validation.failed.stripe_key_unknown': 'Stripe does not know this key, or it was revoked',
  'validation.failed.stripe_key_rights':
    'This key may not see payments. Please allow it payment intents, refunds and disputes at Stripe',
  'validation.failed.account_holder': 'Please enter who holds the account',
  'validation.failed.iban': 'Please enter an IBAN, as the bank prints it',
  'validation.failed.iban_kept': 'Whoever has still to pay is told this account. Turn bank transfer off instead',
  'validation.failed.bic': 'Please enter a BIC of 8 or 11 letters and digits, or leave it empty',
  'validation.failed.zone_name': 'Please enter a name',
  'validation.failed.zone_countries': 'Please choose at least one country',
  'validation.failed.country_unknown': ({ code }: { code: string }) => `There is no country with the code ${code}`,
  'validation.failed.country_in_two_zones': ({ country, one, other }: InTwo) =>
    `${nameOf(country)} is in “${one}” and in “${other}”. A country can be in one zone only`,
  'validation.failed.postal_code_in_two_zones': ({ country, one, other, start }: InTwo & { start: string }) =>
    `Postal codes that begin with ${start} in ${nameOf(country)} are in “${one}” and in “${other}”. They can be in one zone only`,
  'validation.failed.postal_codes_of_one': 'A zone of postal codes has exactly one country',
  'validation.failed.name_in_english': 'Please enter a name in English',
  'validation.failed.method_twice': ({ code }: { code: string }) =>
    `Two delivery methods of this zone have the code ${code}`,
  'validation.failed.days_order': 'The longest time must not be below the shortest',
  'validation.failed.tax_category': 'There is no such category any more',
  'validation.failed.tax_twice': ({ country, one, other }: InTwo) =>
    `“${one}” and “${other}” are both for the same goods in the same part of ${nameOf(country)}. Only one can be`,
  'validation.failed.weight_order': 'Each weight must be above the one before, and only the last one may be open',
  'jobs.not_found': 'There is no such job.',
  'jobs.not_found.kind': 'There is no such kind of job.',
  'jobs.not_found.file': 'This job has no file, or not any more. Please start it again.',
  'jobs.limit': ({ most }: { most: number }) =>
    `${most} of your jobs are not done yet. Wait for one of them, or stop one.`,
  'jobs.limit.of_all': 'Too many jobs wait at the moment. Please try again in a few minutes.',
  'jobs.too_many': ({ most }: { most: number }) =>
    `One job takes at most ${most.toLocaleString('en')} records. Please narrow the filter.`,
  'jobs.more_match': ({ count }: { count: number }) =>
    `More match by now: ${count.toLocaleString('en')}. Have a look at the list before you go on.`,
  'jobs.nothing_to_do': 'Nothing matches any more: there is nothing to do.',
  'jobs.not_undone': 'What this job did cannot be undone, or not any more.',
  'jobs.not_undone.twice': 'This was undone already.',
  'data.too_large':
    'The archive would be larger than 4 GB. Please export products, customers and orders by themselves.',
  'jobs.somebody_left':
    'Somebody’s account was deleted meanwhile, and the file may have named them. Please start it again.',
  'validation.failed.kept_days': ({ least, most }: { least: number; most: number }) =>
    `Please enter a number of days from ${least} to ${most.toLocaleString('en')}`,
  'validation.failed.kept_years': ({ least, most }: { least: number; most: number }) =>
    `Please enter a number of years from ${least} to ${most}`,
  'jobs.right_lost': 'Whoever started it has no right to it any more.',
  'jobs.row_failed': 'This did not work, although it was tried several times.',
  'jobs.file_failed': 'The file could not be written, although it was tried several times.',
};
