import { writeWarning } from '../../content/account-mail';
import { mailOf } from '../../content/mail-content';

/** To the address that an account had. */
export const emailChanged = mailOf<{ first_name: string; new_email: string }>()({
  words: {
    en: {
      subject: 'Your e-mail address was changed',
      preview: 'Your account at {store} has another address now.',
      changed: 'The address of your account at {store} is now {new_email}. Mails about it go there from now on.',
      otherwise: 'If it was not you, please tell us at once:',
      button: 'Contact us',
      reason: 'You get this mail because this was the address of an account at {store}.',
    },
    de: {
      subject: 'Ihre E-Mail-Adresse wurde geändert',
      preview: 'Ihr Konto bei {store} hat jetzt eine andere Adresse.',
      changed:
        'die Adresse Ihres Kontos bei {store} lautet jetzt {new_email}. E-Mails zu Ihrem Konto gehen ab sofort dorthin.',
      otherwise: 'Waren Sie das nicht, sagen Sie uns bitte sofort Bescheid:',
      button: 'Kontakt aufnehmen',
      reason: 'Sie erhalten diese E-Mail, weil dies die Adresse eines Kontos bei {store} war.',
    },
  },
  needed: { changed: ['new_email'] },
  values: ({ new_email }) => ({ new_email }),
  write: writeWarning('changed', '/contact'),
});
