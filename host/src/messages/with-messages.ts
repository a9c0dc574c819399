import { loadMessages, type Messages } from '@tessera/shared/i18n';

/** A part that is loaded late, with its messages: those of the language on show are there when it is. */
export async function withMessages<Part extends { messages: readonly Messages[] }>(late: Promise<Part>): Promise<Part> {
  const part = await late;
  await loadMessages(part.messages);
  return part;
}
