import { useEffect, useRef } from 'react';
import { fillFrame } from './fill-frame';
import styles from './mails.module.css';

interface MailFrameProps {
  /** what the frame is called */
  title: string;
  /** the whole document, as the API has made it */
  html: string;
  language: string;
}

/** A mail as programs show it, in a document of its own: nothing of it runs, loads or leads anywhere. */
export function MailFrame({ title, html, language }: MailFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    if (frame.current) fillFrame(frame.current, html, language);
  }, [html, language]);

  return (
    <iframe
      ref={frame}
      className={styles.Frame}
      title={title}
      sandbox="allow-same-origin"
      onLoad={({ currentTarget }) => fillFrame(currentTarget, html, language)}
    />
  );
}
