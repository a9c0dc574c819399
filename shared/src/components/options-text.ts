/** 'Glaze: Oat · Size: Large', or '' for a product without options. */
export function optionsText(options: Record<string, string>): string {
  return Object.entries(options)
    .filter(([, value]) => value !== 'Default Title')
    .map(([name, value]) => `${name}: ${value}`)
    .join(' · ');
}
