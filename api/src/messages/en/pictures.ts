/** What staff are told of the library's pictures. */
export const pictures = {
  'pictures.stale': 'Somebody has changed this picture in the meantime.',
  'pictures.not_possible': 'This cannot be done with this picture.',
  'pictures.not_possible.product': ({ name }: { name: string }) => `The product “${name}” shows it.`,
  'pictures.not_possible.variant': ({ name }: { name: string }) => `The variant ${name} shows it.`,
  'pictures.not_possible.category': ({ name }: { name: string }) => `The category “${name}” shows it.`,
  'pictures.not_possible.home': ({ name }: { name: string }) =>
    name === '' ? 'The home page shows it.' : `The home page shows it: “${name}”.`,
  'pictures.not_possible.store': ({ name }: { name: string }) => `It is the logo of ${name}.`,
  'pictures.not_possible.order': ({ name }: { name: string }) =>
    `It shows what was bought with ${name}, and stays for that order.`,
  'pictures.not_possible.used_elsewhere':
    'The shop has this very picture already, and shows it somewhere else. Choose it from the library instead.',
};
