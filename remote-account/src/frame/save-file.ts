/** Long enough for a browser to have taken the file over. Milliseconds. */
const TAKEN_OVER = 60_000;

interface NewFile {
  name: string;
  /** its media type */
  type: string;
  text: string;
}

/** Gives the browser a file to keep; a link alone could not carry the session. */
export function saveFile({ name, type, text }: NewFile): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), TAKEN_OVER);
}
