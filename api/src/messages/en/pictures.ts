/** What staff are told of the library's pictures, and of videos. */
export const pictures = {
  'pictures.stale': 'Somebody has changed this picture in the meantime.',
  'pictures.not_possible': 'This cannot be done with this picture.',
  'pictures.not_possible.product': ({ name }: { name: string }) => `The product “${name}” shows it.`,
  'pictures.not_possible.variant': ({ name }: { name: string }) => `The variant ${name} shows it.`,
  'pictures.not_possible.category': ({ name }: { name: string }) => `The category “${name}” shows it.`,
  'pictures.not_possible.home': ({ name }: { name: string }) =>
    name === '' ? 'The home page shows it.' : `The home page shows it: “${name}”.`,
  'pictures.not_possible.video': ({ name }: { name: string }) => `It stands for the video of “${name}”.`,
  'pictures.not_possible.store': ({ name }: { name: string }) => `It is the logo of ${name}.`,
  'pictures.not_possible.order': ({ name }: { name: string }) =>
    `It shows what was bought with ${name}, and stays for that order.`,
  'pictures.not_possible.used_elsewhere':
    'The shop has this very picture already, and shows it somewhere else. Choose it from the library instead.',

  // Videos of products
  'request.media_type.video': 'A video is sent as multipart/form-data.',
  'request.too_large.video': ({ megabytes }: { megabytes: number }) => `A video may have at most ${megabytes} MB.`,
  'uploads.not_a_video': 'This file is not a video that we can show. Please choose an MP4 (H.264) or a WebM.',
  'uploads.not_a_video.missing': 'Please choose a video.',
  'uploads.not_a_video.kind': 'This file is not a video that we can show. Please choose an MP4 (H.264) or a WebM.',
  'uploads.not_a_video.codec':
    'Not every browser plays this video: an MP4 has to be in H.264 (8 bit, 4:2:0), a WebM in VP8 or VP9.',
  'uploads.not_a_video.pixels': 'The video is too large: neither side may have more than 1,920 pixels.',
  'uploads.not_a_video.long': 'The video is too long: it may take at most 30 seconds.',
  'server.busy.video':
    'The video was not prepared in time, so that we cannot say whether it is whole. Please send it again in a moment. If that does not help, save it anew, shorter or smaller, as an MP4 (H.264).',
  'uploads.not_a_video.damaged': 'The video is damaged, or not whole. Please save it anew and send that file.',
};
