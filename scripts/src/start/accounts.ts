/** One account as the `demo` command prints it; the password is there only when it has just been made. */
interface Account {
  email: string;
  password?: string | null;
}

/** Nobody knows by now: it was made up and printed, or came from SHOP_ADMIN_PASSWORD, and may have been changed. */
const KEPT = '(the password that the account was made with, or one set since)';

function accountIn(demo: unknown, name: string): Account | undefined {
  const account: unknown = typeof demo === 'object' && demo !== null ? Reflect.get(demo, name) : undefined;
  if (typeof account !== 'object' || account === null || !('email' in account)) return undefined;
  const password = 'password' in account && typeof account.password === 'string' ? account.password : null;
  return { email: String(account.email), password };
}

/**
 * Sentences about who can sign in.
 * @param demo what the `demo` command printed, or undefined with a database of one's own
 */
export function describeAccounts(demo: unknown, publicUrl: string): string {
  const shopper = accountIn(demo, 'shopper');
  const admin = accountIn(demo, 'admin');
  if (!shopper && !admin) return 'Make the first admin with: npm run admin:create -- --email you@example.com';
  const line = (name: string, account: Account | undefined, where: string) =>
    account ? [`  ${name}  ${account.email}  ${account.password ?? KEPT}  ${where}`.trimEnd()] : [];
  return [...line('Shopper', shopper, ''), ...line('Admin  ', admin, `${publicUrl}/admin`)].join('\n');
}
