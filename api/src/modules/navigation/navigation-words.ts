import type { Texts } from '../../core/languages';
import type { Branch, Entry, Navigation } from './navigation.schemas';

const NONE: Texts = { en: '', de: '' };

const link = (target: string, en: string, de: string): Entry => ({
  id: `link-${target.replaceAll('/', '') || 'home'}`,
  kind: 'link',
  label: { en, de },
  target,
});
const page = (target: string, en: string, de: string): Entry => ({
  id: `page-${target}`,
  kind: 'page',
  label: { en, de },
  target,
});
const alone = (entry: Entry): Branch => ({ ...entry, below: [] });
const column = (id: string, en: string, de: string, below: Entry[]): Branch => ({
  id,
  kind: 'heading',
  label: { en, de },
  target: null,
  below,
});

/** What an arrangement by staff begins with: what the shop shows by itself (docs/product.md §2, 'Navigation', 'Footer'). */
export const USUAL: Navigation = {
  header: [
    alone(link('/', 'Home', 'Startseite')),
    alone({ id: 'categories', kind: 'categories', label: NONE, target: null }),
    alone(link('/wishlist', 'Wishlist', 'Wunschliste')),
    alone(link('/contact', 'Contact', 'Kontakt')),
  ],
  footer: [
    column('company', 'Company', 'Unternehmen', [
      link('/', 'Home', 'Startseite'),
      link('/products', 'Products', 'Produkte'),
      link('/account', 'Account', 'Konto'),
      link('/cart', 'Cart', 'Warenkorb'),
      link('/wishlist', 'Wishlist', 'Wunschliste'),
    ]),
    column('service', 'Customer Service', 'Kundenservice', [
      link('/contact', 'Contact Us', 'Kontakt'),
      page('faq', 'FAQ', 'Häufige Fragen'),
      page('shipping', 'Shipping Info', 'Versand'),
      page('returns', 'Returns & Exchanges', 'Rückgabe und Umtausch'),
      page('size-guide', 'Size Guide', 'Größenratgeber'),
    ]),
    column('legal', 'Legal', 'Rechtliches', [
      page('terms', 'Terms of Service', 'Nutzungsbedingungen'),
      page('privacy', 'Privacy Policy', 'Datenschutzerklärung'),
      page('cookies', 'Cookie Policy', 'Cookie-Richtlinie'),
      page('accessibility', 'Accessibility', 'Barrierefreiheit'),
      page('imprint', 'Imprint', 'Impressum'),
    ]),
  ],
};
