/** How a number stands to the one before: '+12%'; undefined where there was nothing. */
export function changeOf(now: number, before: number, locale: string): string | undefined {
  if (before === 0) return undefined;
  return ((now - before) / Math.abs(before)).toLocaleString(locale, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 0,
  });
}

/** The number at the end of a scale: 1, 2 or 5 times a power of ten, and no less than the highest value. */
export function scaleOf(highest: number): number {
  if (highest <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(highest));
  return ([1, 2, 5, 10].find((step) => step * power >= highest) ?? 10) * power;
}

/** Where a scale begins and ends: at 0, or as far below it as above where a value is, so that 0 is in the middle. */
export function scaleAround(values: readonly number[]): { bottom: number; top: number } {
  const top = scaleOf(Math.max(...values.map(Math.abs), 0));
  return { bottom: values.some((value) => value < 0) ? -top : 0, top };
}
