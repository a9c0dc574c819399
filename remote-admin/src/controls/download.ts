/** Gives the browser an address that it downloads: the session itself cannot be put into a link. */
export function download(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
