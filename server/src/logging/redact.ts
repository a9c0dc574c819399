const HIDDEN = '[hidden]';

/** Fields whose value no log may hold, at any depth. */
export const SECRET_FIELDS = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'password_hash',
  'current_password',
  'new_password',
  'access',
  'refresh',
  'refreshToken',
  'token',
  'client_secret',
  'secret_key',
  'webhook_secret',
];

const NAMES = SECRET_FIELDS.join('|');

/** What is taken out of a line, in this order: the first ones know where a secret stands, the last how one looks. */
const RULES: [RegExp, string][] = [
  // postgres://shop:password@host, smtp://…
  [/([a-z][a-z0-9+.-]*:\/\/)[^\s/"\\]+@/gi, `$1${HIDDEN}@`],
  // Addresses whose last part opens something: links of mails (host/src/composition/host-routes.ts) shared wishlists and payment links.
  [
    /(\/(?:auth\/(?:reset-password|verify-email)|(?:newsletter|back-in-stock)\/(?:confirm|unsubscribe)|wishlist\/shared|pay|payment-links)\/)[^\s"'\\/?#]+/g,
    `$1${HIDDEN}`,
  ],
  // The query of an address: it may hold a link's token, an order's e-mail address, or the address to go back to.
  [/\?(?=[\w.%~[\]-]+=)[^\s"'\\<>)]+/g, '?…'],
  [/\b(bearer|basic)\s+[\w.~+/-]{16,}=*/gi, `$1 ${HIDDEN}`],
  // JSON inside of a text
  [new RegExp(`(\\\\*"(?:${NAMES})\\\\*"\\s*:\\s*\\\\*")[^"\\\\]+`, 'gi'), `$1${HIDDEN}`],
  [new RegExp(`\\b(${NAMES})=[^\\s"'\\\\,;&)]+`, 'gi'), `$1=${HIDDEN}`],
  // JSON Web Tokens and payment providers' keys
  [/\beyJ[\w-]{8,}\.[\w-]+\.[\w-]+/g, HIDDEN],
  [/\b(sk|rk|whsec)_\w{8,}/g, `$1_${HIDDEN}`],
  [/\b(pi_\w+?_secret)_\w+/g, `$1_${HIDDEN}`],
  // Whatever else is made of 24 random bytes or more in base64url, as our tokens are. Hashes of files and UUIDs have no capitals.
  [/(?<![\w-])(?=[\w-]*[A-Z])(?=[\w-]*[a-z])(?=[\w-]*\d)[\w-]{32,}/g, HIDDEN],
];

/**
 * A line of a log without tokens, passwords, keys, and queries of addresses, wherever they stand in it. Every line of
 * every process goes through here (docs/architecture/processes.md, "Logs").
 */
export function redactLine(line: string): string {
  return RULES.reduce((text, [secret, replacement]) => text.replace(secret, replacement), line);
}
