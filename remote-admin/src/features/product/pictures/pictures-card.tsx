import type { ProductRecord } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Button } from '@tessera/shared/ui';
import { useId, useState, type DragEvent } from 'react';
import { ProgressBar } from '../../../controls/progress-bar';
import { InGerman } from '../../../form/fields/in-german';
import bar from '../../../jobs/job-progress.module.css';
import { productMessages } from '../../../messages/product/product';
import { videoMessages } from '../../../messages/product/video';
import { Card } from '../../../page/card';
import { useLibraryDialog } from '../../../pictures/library/use-library-dialog';
import { PICTURE_KINDS } from '../../../pictures/picture-kinds';
import { progressOf, useUploads } from '../../../pictures/use-uploads';
import form from '../../../form/page/page-form.module.css';
import styles from '../product.module.css';
import type { PictureDraft } from '../model/product-draft.model';
import { choosePictures, sendPicture, sendVideo } from '../product.queries';
import { VideoField } from '../video/video-field';
import type { VideoDraft } from '../video/video.model';
import { PictureItem } from './picture-item';
import { useFocusDialog } from './use-focus-dialog';

interface PicturesCardProps {
  product: ProductRecord;
  pictures: readonly PictureDraft[];
  onChange: (pictures: PictureDraft[]) => void;
  video: VideoDraft | null;
  onVideo: (video: VideoDraft | null) => void;
  /** a picture or a video was sent: the product as it is after it */
  onSent: (product: ProductRecord) => void;
}

const MOST_VIDEO_BYTES = 8 * 1024 * 1024;
const isVideo = ({ type }: File): boolean => type.startsWith('video/');

function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const left = list.filter((_, index) => index !== from);
  return [...left.slice(0, to), ...list.slice(from, from + 1), ...left.slice(to)];
}

/** Pictures and a video: dropped or chosen, each with its state; sorted by dragging or by their buttons. */
export function PicturesCard({ product, pictures, onChange, video, onVideo, onSent }: PicturesCardProps) {
  const text = useMessages(productMessages);
  const words = text.picture;
  const locale = useLocale();
  const uploads = useUploads({
    send: (file: File) => sendPicture(product.id, file),
    tooLarge: words.tooLarge,
    onSent,
  });
  const videos = useUploads({
    send: (file: File) => sendVideo(product.id, file),
    tooLarge: useMessages(videoMessages).tooLarge,
    most: MOST_VIDEO_BYTES,
    onSent,
  });
  const { openLibrary, libraryDialog } = useLibraryDialog({
    onChoose: (chosen) => choosePictures(product.id, chosen).then(onSent),
  });
  const progress = progressOf(uploads.files);
  const [dragged, setDragged] = useState<number>();
  const [news, setNews] = useState('');
  const hint = useId();
  const { images, openFocus, focusDialog } = useFocusDialog(product.pictures);
  const undescribed = pictures.filter(({ alt }) => alt.trim() === '').length;
  const untranslated = pictures.filter(({ alt, alt_de }) => alt.trim() !== '' && alt_de.trim() === '').length;
  const placeOf = (index: number): string => (index + 1).toLocaleString(locale);

  function move(from: number, to: number): void {
    if (to < 0 || to >= pictures.length || from === to) return;
    onChange(moved(pictures, from, to));
    setNews(words.moved(placeOf(to), pictures.length.toLocaleString(locale)));
  }

  function handleDrop(event: DragEvent, to?: number): void {
    event.preventDefault();
    event.stopPropagation();
    const files = [...event.dataTransfer.files];
    if (files.length > 0) {
      videos.add(files.filter(isVideo).slice(0, 1));
      uploads.add(files.filter((file) => !isVideo(file)));
    }
    if (files.length === 0 && dragged !== undefined && to !== undefined) move(dragged, to);
    setDragged(undefined);
  }

  return (
    <Card title={text.cards.pictures}>
      {/* Whoever does not drag has the field below and the buttons of each picture. */}
      <div className={form.Group} onDragOver={(event) => event.preventDefault()} onDrop={(event) => handleDrop(event)}>
        <ol className={styles.Pictures}>
          {pictures.map((picture, index) => (
            <PictureItem
              key={picture.id}
              picture={picture}
              image={images.get(picture.id)}
              place={placeOf(index)}
              isFirst={index === 0}
              isLast={index === pictures.length - 1}
              onDragStart={() => setDragged(index)}
              onDrop={(event) => handleDrop(event, index)}
              onMove={(by) => move(index, index + by)}
              onSay={(said) => onChange(pictures.map((one, at) => (at === index ? { ...one, ...said } : one)))}
              onFocus={() => openFocus(picture.id)}
              onRemove={() => onChange(pictures.filter((_, at) => at !== index))}
            />
          ))}
        </ol>
        <label className={styles.Upload}>
          <span>{words.add}</span>
          <input
            id="product-pictures"
            type="file"
            multiple
            accept={PICTURE_KINDS}
            aria-describedby={hint}
            onChange={({ target }) => {
              uploads.add(target.files ?? []);
              target.value = '';
            }}
          />
        </label>
        <p id={hint} className={form.Hint}>
          {pictures.length === 0 ? `${words.none}. ${words.hint}` : words.hint}
        </p>
        <div>
          <Button variant="secondary" onClick={openLibrary}>
            {words.choose}
          </Button>
        </div>
        {undescribed > 0 && (
          <p className={form.Hint}>{words.undescribed(undescribed, undescribed.toLocaleString(locale))}</p>
        )}
        {untranslated > 0 && (
          <InGerman>
            <p className={form.Hint}>{words.untranslated(untranslated, untranslated.toLocaleString(locale))}</p>
          </InGerman>
        )}
        {progress && (
          <div className={bar.Progress}>
            <ProgressBar label={words.underWay} value={progress.share} max={1} />
            <span className={bar.Words}>
              {words.progress(progress.done.toLocaleString(locale), progress.all.toLocaleString(locale))}
            </span>
          </div>
        )}
        <div className={styles.News} role="status">
          {(uploads.files.length > 0 || news) && (
            <ul className={styles.Files}>
              {uploads.files.map(({ key, name, state, reason }) => (
                <li key={key} data-state={state}>
                  {name}: {state === 'failed' ? reason : words[state]}
                </li>
              ))}
              {news && <li>{news}</li>}
            </ul>
          )}
        </div>
        <VideoField product={product} video={video} files={videos.files} onFiles={videos.add} onChange={onVideo} />
        {focusDialog}
        {libraryDialog}
      </div>
    </Card>
  );
}
