import type { ProductRecord } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { lazy, Suspense, useId } from 'react';
import form from '../../../form/page/page-form.module.css';
import { videoMessages } from '../../../messages/product/video';
import type { SentFile } from '../../../pictures/use-uploads';
import styles from '../product.module.css';
import type { VideoDraft } from './video.model';

/** No page of a product without a video loads it. */
const VideoEditor = lazy(() => import(/* webpackChunkName: "video-editor" */ './video-editor'));

/** What the shop takes as a video. */
const VIDEO_KINDS = 'video/mp4,video/webm';

export interface VideoFieldProps {
  product: ProductRecord;
  /** null: there is none, or it is to be taken off */
  video: VideoDraft | null;
  /** what became of files that were sent */
  files: readonly SentFile[];
  onFiles: (files: Iterable<File>) => void;
  onChange: (video: VideoDraft | null) => void;
}

/** The short video among the pictures: dropped or chosen, described, and taken off. */
export function VideoField({ product, video, files, onFiles, onChange }: VideoFieldProps) {
  const text = useMessages(videoMessages);
  const hint = useId();
  return (
    <section className={form.Group} aria-label={text.title}>
      {video && product.video && (
        <Suspense fallback={null}>
          <VideoEditor key={video.id} product={product} shown={product.video} video={video} onChange={onChange} />
        </Suspense>
      )}
      <label className={styles.Upload}>
        <span>{video ? text.replace : text.add}</span>
        <input
          type="file"
          accept={VIDEO_KINDS}
          aria-describedby={hint}
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])].slice(0, 1));
            target.value = '';
          }}
        />
      </label>
      <p id={hint} className={form.Hint}>
        {text.hint}
      </p>
      <div className={styles.News} role="status">
        {files.length > 0 && (
          <ul className={styles.Files}>
            {files.map(({ key, name, state, reason }) => (
              <li key={key} data-state={state}>
                {name}: {state === 'failed' ? reason : text[state]}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
