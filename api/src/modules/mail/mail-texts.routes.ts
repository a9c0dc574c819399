import { Type } from 'typebox';
import { actorOf } from '../../framework/routes/http';
import type { App, RouteTools } from '../../framework/routes/http';
import { Problem } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import {
  MailSample,
  MailSampleBody,
  MailSampleSent,
  MailTexts,
  MailTextsBody,
  MailTextsList,
} from './texts/mail-texts.schemas';
import type { MailTextsService } from './mail-texts.service';

interface MailTextsRoutesDeps extends RouteTools {
  mailTexts: MailTextsService;
}

const params = Type.Object({ name: Type.String({ maxLength: 60 }) });

/** The texts of mails as staff write them: docs/api.md, 'Texts of mails, for staff'. */
export function mailTextsRoutes(api: App, { mailTexts, policy }: MailTextsRoutesDeps): void {
  const tags = ['admin'];

  api.get('/admin/mail-texts', {
    schema: { tags, summary: 'Every mail that the shop sends', response: { 200: ref(MailTextsList) } },
    onRequest: policy.requireRight('settings.read'),
    handler: () => mailTexts.list(),
  });

  api.get('/admin/mail-texts/:name', {
    schema: { tags, summary: 'The texts of one mail', params, response: { 200: ref(MailTexts), 404: ref(Problem) } },
    onRequest: policy.requireRight('settings.read'),
    handler: ({ params: { name } }) => mailTexts.get(name),
  });

  api.put('/admin/mail-texts/:name', {
    schema: {
      tags,
      summary: 'Writes texts of a mail, or gives its usual ones back',
      params,
      body: MailTextsBody,
      response: { 200: ref(MailTexts), 404: ref(Problem), 409: ref(Problem), 422: ref(Problem) },
    },
    onRequest: policy.requireRight('settings.write'),
    handler: (request) => mailTexts.update(actorOf(request), request.params.name, request.body),
  });

  api.post('/admin/mail-texts/:name/preview', {
    schema: {
      tags,
      summary: 'The mail with made-up data and these texts; sends and keeps nothing',
      params,
      body: MailSampleBody,
      response: { 200: ref(MailSample), 404: ref(Problem), 422: ref(Problem) },
    },
    onRequest: policy.requireRight('settings.read'),
    handler: ({ params: { name }, body }) => mailTexts.preview(name, body),
  });

  api.post('/admin/mail-texts/:name/send', {
    schema: {
      tags,
      summary: 'Mails the same to whoever asks for it',
      params,
      body: MailSampleBody,
      response: { 202: ref(MailSampleSent), 404: ref(Problem), 422: ref(Problem), 429: ref(Problem) },
    },
    onRequest: policy.requireRight('settings.write'),
    handler: async (request, reply) =>
      reply.code(202).send(await mailTexts.send(actorOf(request), request.params.name, request.body)),
  });
}
