import { describeMails } from './mails';

describe('the start’s line about mails', () => {
  it('says where they are kept without a server', () => {
    expect(describeMails('/srv/shop', {})).toBe('Mails: kept as files in /srv/shop/mails (set SMTP_URL to send them)');
  });

  it('names the server and never its password', () => {
    const line = describeMails('/srv/shop', { SMTP_URL: 'smtp://shop:secret@mail.example:587' });
    expect(line).toBe('Mails: sent by mail.example:587');
  });
});
