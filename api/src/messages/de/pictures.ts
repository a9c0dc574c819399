import type { pictures as english } from '../en/pictures';

export const pictures: typeof english = {
  'pictures.stale': 'Jemand hat dieses Bild inzwischen geändert.',
  'pictures.not_possible': 'Das geht mit diesem Bild nicht.',
  'pictures.not_possible.product': ({ name }) => `Das Produkt „${name}“ zeigt es.`,
  'pictures.not_possible.variant': ({ name }) => `Die Variante ${name} zeigt es.`,
  'pictures.not_possible.category': ({ name }) => `Die Kategorie „${name}“ zeigt es.`,
  'pictures.not_possible.home': ({ name }) =>
    name === '' ? 'Die Startseite zeigt es.' : `Die Startseite zeigt es: „${name}“.`,
  'pictures.not_possible.video': ({ name }) => `Es steht für das Video von „${name}“.`,
  'pictures.not_possible.store': ({ name }) => `Es ist das Logo von ${name}.`,
  'pictures.not_possible.order': ({ name }) =>
    `Es zeigt, was mit ${name} gekauft wurde, und bleibt für diese Bestellung.`,
  'pictures.not_possible.used_elsewhere':
    'Der Shop hat genau dieses Bild schon und zeigt es anderswo. Wählen Sie es stattdessen aus der Mediathek.',

  // Videos of products
  'request.media_type.video': 'Ein Video wird als multipart/form-data gesendet.',
  'request.too_large.video': ({ megabytes }) => `Ein Video darf höchstens ${megabytes} MB haben.`,
  'uploads.not_a_video':
    'Diese Datei ist kein Video, das wir zeigen können. Bitte wählen Sie ein MP4 (H.264) oder ein WebM.',
  'uploads.not_a_video.missing': 'Bitte wählen Sie ein Video.',
  'uploads.not_a_video.kind':
    'Diese Datei ist kein Video, das wir zeigen können. Bitte wählen Sie ein MP4 (H.264) oder ein WebM.',
  'uploads.not_a_video.codec':
    'Dieses Video spielt nicht jeder Browser ab: Ein MP4 muss in H.264 sein (8 Bit, 4:2:0), ein WebM in VP8 oder VP9.',
  'uploads.not_a_video.pixels': 'Das Video ist zu groß: Keine Seite darf mehr als 1.920 Pixel haben.',
  'uploads.not_a_video.long': 'Das Video ist zu lang: Es darf höchstens 30 Sekunden dauern.',
  'server.busy.video':
    'Das Video ist nicht rechtzeitig fertig geworden; ob es ganz ist, wissen wir deshalb nicht. Bitte senden Sie es gleich noch einmal. Hilft das nicht, speichern Sie es neu, kürzer oder kleiner, als MP4 (H.264).',
  'uploads.not_a_video.damaged':
    'Das Video ist beschädigt oder nicht vollständig. Bitte speichern Sie es neu, und senden Sie diese Datei.',
};
