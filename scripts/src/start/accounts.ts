interface Account {
  role: string;
  email: string;
  password?: string;
}

function isAccount(value: unknown): value is Account {
  if (typeof value !== 'object' || value === null) return false;
  return 'email' in value && typeof value.email === 'string' && 'role' in value;
}

function accountsIn(demo: unknown): Account[] {
  if (typeof demo !== 'object' || demo === null || !('accounts' in demo) || !Array.isArray(demo.accounts)) return [];
  return demo.accounts.filter(isAccount);
}

/**
 * Sentences about who can sign in.
 * @param demo what the `demo` command printed, or undefined with a database of one's own
 */
export function describeAccounts(demo: unknown, publicUrl: string): string {
  const accounts = accountsIn(demo);
  if (accounts.length === 0) return 'Make the first admin with: npm run admin:create';
  return accounts
    .map(({ role, email, password }) => {
      const who = role === 'ADMIN' ? `Admin   (${publicUrl}/admin)` : 'Shopper';
      return `${who}  ${email}  ${password ?? '(the password that was printed at the first start, or set since)'}`;
    })
    .join('\n');
}
