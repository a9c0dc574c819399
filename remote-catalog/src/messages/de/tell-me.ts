import type { tellMe as en } from '../en/tell-me';

export const tellMe: typeof en = {
  title: 'Benachrichtigen, wenn wieder da',
  titleNew: 'Benachrichtigen, wenn es das gibt',
  text: (name) => `Eine einzige E-Mail, sobald ${name} wieder auf Lager ist.`,
  textNew: (name) => `Eine einzige E-Mail, sobald es ${name} gibt.`,
  notMade: (wanted, shown) => `${wanted} gibt es nicht. Bilder und Preis gehören zu ${shown}.`,
  take: (shown) => `${shown} nehmen`,
  email: 'E-Mail',
  send: 'Benachrichtigen',
  sending: 'Wird gesendet …',
  stop: 'Nicht mehr benachrichtigen',
  stopped: 'Sie werden nicht mehr benachrichtigt.',
  failed: 'Das ist nicht angekommen. Bitte versuchen Sie es erneut.',
  done: 'Wir benachrichtigen Sie, sobald der Artikel wieder da ist.',
};
