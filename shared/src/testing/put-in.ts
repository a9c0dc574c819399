import type { UserEvent } from '@testing-library/user-event';

/** Puts a text into a field at once, as a browser does that knows it: where it is not the typing that a test is about. */
export async function putIn(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
