import { useMessages } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui';
import { Section } from '../../frame/section/section';
import { privacyMessages } from '../../messages/privacy';
import { useDownload } from './use-download';

/** A copy of everything for the shopper to keep (GDPR art. 15 and 20). */
export function DataSection() {
  const texts = useMessages(privacyMessages);
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
