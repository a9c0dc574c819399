export const productMore = {
  chosen: 'Dazu ausgesucht',
  goesWith: 'Passt gut dazu',
  related: 'Das könnte Ihnen auch gefallen',
  recent: 'Zuletzt angesehen',
  missing: 'Dieses Produkt gibt es hier nicht',
  missingText:
    'Vielleicht ist es endgültig ausverkauft, oder die Adresse enthält einen Tippfehler. Das ist gerade beliebt:',
  gone: 'Dieses Stück wird nicht mehr verkauft',
  goneText: 'Es hat das Sortiment endgültig verlassen. Das hier kommt ihm nahe:',
  popular: 'Gerade beliebt',
  similar: 'Ähnliche Produkte',
};
