/** A number with its noun: '1 product', '1,234 products'. */
export function countText(count: number, one: string, many: string, locale: string): string {
  return `${count.toLocaleString(locale)} ${count === 1 ? one : many}`;
}
