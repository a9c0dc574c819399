/**
 * What an address needs in each country: one small table for the form, the API and the checkout. After the Universal Postal
 * Union's addressing sheets; where those leave room the rule is the lenient one, because a refused right address costs a sale
 * and an accepted odd one only a question.
 */

/**
 * How postal codes are written: `9` a digit, `a` a letter, `*` either, anything else stands for itself, `|` between ways of
 * writing. A leading `?` says that people often do not know theirs: it may be left out.
 */
const POSTAL_CODES: Record<string, string> = {
  ...group('99999', 'AX BA CU DE DZ EE ES FI FR GF GL GP GT HR ID IT KR LA LK MC ME MM MQ MU MV MX MY NC PF'),
  ...group('99999', 'PM RE SD SM SN TH TR UA VA WF YT BL MF'),
  ...group('?99999', 'CR DO HN IQ JO KE KW MA MN NI PE PK TZ UY ZM'),
  ...group('99999|99999-9999', 'US AS FM GU MH MP PR PW VI'),
  ...group('9999', 'AF AL AM AT AU BD BE BG CC CH CV CX CY DK ET GE GW HU LI LR MK MZ NE NF NO NZ PH SI SJ TN ZA'),
  ...group('?9999', 'HT NP SV VE'),
  ...group('999999', 'BY CN IN KG RO RU SG TJ TM UZ'),
  ...group('?999999', 'CO EC NG'),
  ...group('999 99', 'CZ GR SE SK'),
  ...group('999', 'FO IS LS MG'),
  ...group('?999', 'OM PG'),
  AD: 'AD999',
  AI: 'AI-2640',
  AR: '9999|a9999aaa',
  AZ: 'AZ 9999|9999',
  BB: '?BB99999',
  BH: '?999|9999',
  BM: 'aa **',
  BN: 'aa9999',
  BR: '99999-999',
  CA: 'a9a 9a9',
  CL: '?9999999',
  EG: '?99999|9999999',
  FK: 'FIQQ 1ZZ',
  GB: 'a9 9aa|a99 9aa|aa9 9aa|aa99 9aa|a9a 9aa|aa9a 9aa',
  GG: 'GY9 9aa|GY99 9aa',
  GI: 'GX11 1AA',
  GS: 'SIQQ 1ZZ',
  IE: '?a9* ****',
  IL: '9999999|99999',
  IM: 'IM9 9aa|IM99 9aa',
  IO: 'BBND 1ZZ',
  IR: '?99999-99999',
  JE: 'JE9 9aa|JE99 9aa',
  JP: '999-9999',
  KH: '?999999|99999',
  KY: 'KY9-9999',
  KZ: '999999|a99a9a9',
  LB: '?9999|9999 9999',
  LT: 'LT-99999|99999',
  LU: '9999|L-9999',
  LV: 'LV-9999|9999',
  MD: 'MD-9999|9999',
  MT: 'aaa 9999',
  NL: '9999 aa',
  PL: '99-999',
  PN: 'PCRN 1ZZ',
  PT: '9999-999',
  PY: '?999999|9999',
  RS: '99999|999999',
  SA: '99999|99999-9999',
  SH: 'STHL 1ZZ|ASCN 1ZZ|TDCU 1ZZ',
  SZ: 'a999',
  TC: 'TKCA 1ZZ',
  TW: '999|99999|999999',
  VG: 'VG9999',
  VN: '99999|999999',
};

/** Countries that use no postal codes: their addresses do not ask for one. */
const WITHOUT_POSTAL_CODE = new Set(
  'AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM DJ DM ER FJ GD GM GN GQ GY HK JM KI KM KN LC ML MO MR MW NR NU QA RW SB SC SL SO SR ST SY TD TG TK TL TO TV UG VU YE ZW'.split(
    ' ',
  ),
);

export type RegionKind = 'state' | 'province' | 'prefecture' | 'county' | 'emirate' | 'region';
export type PostalCodeKind = 'zip' | 'pin' | 'eircode' | 'postcode' | 'postal_code';

const REGION_KINDS: Record<string, RegionKind> = {
  ...group('state', 'AU BR IN MM MX MY NG US VE'),
  ...group('province', 'AR CA CN CR CU EC ES IT KR PH TH TR ZA'),
  ...group('county', 'GB IE'),
  JP: 'prefecture',
  AE: 'emirate',
};

/** Where a parcel does not arrive without the part of the country. */
const REGION_REQUIRED = new Set('AE AU BR CA CN IN IT JP MX US'.split(' '));

const POSTAL_CODE_KINDS: Record<string, PostalCodeKind> = {
  ...group('zip', 'AS FM GU MH MP PH PR PW US VI'),
  ...group('postcode', 'AU GB GG IM JE MY NZ'),
  IN: 'pin',
  IE: 'eircode',
};

/** The lines below the street: `%C` city, `%S` region, `%Z` postal code, `|` a new line. */
const LAST_LINES: Record<string, string> = {
  ...group('%C, %S %Z', 'AS CA FM GU JP KR MH MP PR PW US VI'),
  ...group('%C %S %Z', 'AU'),
  ...group('%C|%S|%Z', 'GB GG IE IM JE GI FK'),
  ...group('%C %Z|%S', 'BH HK ID IN LB LV MM NG NP NZ PK SA SG TH VN'),
  ...group('%Z %C, %S', 'MX'),
  ...group('%Z %C %S', 'IT'),
  ...group('%C - %S|%Z', 'BR'),
  ...group('%S|%C|%Z', 'CN TW'),
};
const USUAL_LAST_LINES = '%Z %C|%S';

function group<Value extends string>(value: Value, codes: string): Record<string, Value> {
  return Object.fromEntries(codes.split(' ').map((code) => [code, value]));
}

export interface AddressFormat {
  postal_code: {
    /** the country has postal codes at all */
    used: boolean;
    required: boolean;
    /** its ways of writing, in the notation above; none when any text is taken */
    patterns: string[];
    kind: PostalCodeKind;
  };
  region: { required: boolean; kind: RegionKind };
  last_lines: string;
}

/** What the addresses of a country (ISO 3166-1 alpha-2) consist of; a country that the table does not name takes anything. */
export function addressFormat(given: string): AddressFormat {
  // Anything may be sent to the API, 'constructor' too, which every object has.
  const country = /^[A-Z]{2}$/.test(given) ? given : '';
  const written = POSTAL_CODES[country] ?? '';
  const patterns = written.replace('?', '').split('|').filter(Boolean);
  return {
    postal_code: {
      used: !WITHOUT_POSTAL_CODE.has(country),
      required: patterns.length > 0 && !written.startsWith('?'),
      patterns,
      kind: POSTAL_CODE_KINDS[country] ?? 'postal_code',
    },
    region: { required: REGION_REQUIRED.has(country), kind: REGION_KINDS[country] ?? 'region' },
    last_lines: LAST_LINES[country] ?? USUAL_LAST_LINES,
  };
}
