/** True on the pages that exist to sign in or sign up. */
export function isAuthPage(pathname: string): boolean {
  return pathname.startsWith('/auth/') || pathname.startsWith('/admin/auth/');
}
