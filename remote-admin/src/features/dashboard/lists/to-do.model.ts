/** What the back office has screens for; what else waits is counted, and leads nowhere yet. */
const SCREENS = ['/admin/orders', '/admin/returns'];

/** Whether an address of the API leads to a screen that there is. */
export function hasScreen(address: string): boolean {
  const [path = ''] = address.split('?');
  return SCREENS.some((screen) => path === screen || path.startsWith(`${screen}/`));
}
