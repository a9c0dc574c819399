const two = (value: number): string => String(value).padStart(2, '0');

/** A moment as a `datetime-local` field has it, in the browser's time zone; '' for none. */
export function toLocal(moment: string | null): string {
  if (moment === null) return '';
  const at = new Date(moment);
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The same back again, in UTC. */
export const fromLocal = (text: string): string | null => (text === '' ? null : new Date(text).toISOString());
