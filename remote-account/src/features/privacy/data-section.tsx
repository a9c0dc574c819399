import { Button } from '@tessera/shared/ui';
import { Section } from '../../frame/section';
import { texts } from './texts';
import { useDownload } from './use-download';

/** A copy of everything for the shopper to keep (GDPR art. 15 and 20). */
export function DataSection() {
  const download = useDownload();
  return (
    <Section title={texts.dataTitle} intro={texts.dataText}>
      <div>
        <Button variant="secondary" pending={download.isPending} onClick={() => download.mutate()}>
          {texts.download}
        </Button>
      </div>
    </Section>
  );
}
