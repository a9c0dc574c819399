export const previewLink = {
  failed: 'Der Link',
  link: 'Link',
  until: (time: string) => `Er endet um ${time}.`,
  copy: 'Link kopieren',
  copied: 'Der Link wurde kopiert',
  open: 'Vorschau öffnen',
};
