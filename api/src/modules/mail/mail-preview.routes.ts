import { Type } from 'typebox';
import type { Config } from '../../core/config';
import { AppError } from '../../errors/errors';
import type { App } from '../../framework/routes/http';
import { allowAnyone } from '../../plugins/policy';
import type { MailService } from './mail.service';

const PreviewParams = Type.Object({ template: Type.String({ maxLength: 100 }) });
const PreviewQuery = Type.Object({
  language: Type.Optional(Type.Enum(['en', 'de'], { type: 'string' })),
  format: Type.Optional(Type.Enum(['html', 'text'], { type: 'string' })),
});

/** Mails with made-up data, to look at while they are written. There with SHOP_DEV_UI=1 alone. */
export function mailPreviewRoutes(api: App, { mail, config }: { mail: MailService; config: Config }): void {
  if (!config.dev_ui) return;

  api.get('/dev/mails', {
    schema: { hide: true },
    onRequest: allowAnyone,
    handler: async () => ({ templates: mail.listTemplates() }),
  });

  api.get('/dev/mails/:template', {
    schema: { hide: true, params: PreviewParams, querystring: PreviewQuery },
    onRequest: allowAnyone,
    handler: async ({ params: { template }, query: { language = 'en', format = 'html' } }, reply) => {
      const preview = await mail.preview(template, language);
      if (!preview) throw new AppError('request.not_found');
      reply.header('cache-control', 'private, no-store').header('x-mail-subject', encodeURIComponent(preview.subject));
      return reply
        .type(format === 'html' ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8')
        .send(preview[format]);
    },
  });
}
