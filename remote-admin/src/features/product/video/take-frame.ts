/** A picture file of what a video shows at this moment; undefined where the browser cannot make one. */
export async function takeFrame(video: HTMLVideoElement): Promise<File | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  const drawing = canvas.getContext('2d');
  if (!drawing || canvas.width === 0) return undefined;
  drawing.drawImage(video, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return blob ? new File([blob], 'video.png', { type: blob.type }) : undefined;
}
