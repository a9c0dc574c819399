/** docs/product.md §2, Footer. */
export const footer = {
  headline: 'Stay Updated with Our Latest Offers',
  promise: 'Be the first to hear of exclusive deals, new products and special promotions.',
  label: 'E-mail address for the newsletter',
  placeholder: 'Enter your email address',
  subscribe: 'Subscribe',
  /** the words around the link in 'By subscribing, you agree to our Privacy Policy and consent to …' */
  consent: ['By subscribing, you agree to our ', ' and consent to receive updates from our company.'],
  company: 'Company',
  service: 'Customer Service',
  legal: 'Legal',
  contact: 'Contact',
  social: 'Follow us',
  pages: {
    contact: 'Contact Us',
    faq: 'FAQ',
    shipping: 'Shipping Info',
    returns: 'Returns & Exchanges',
    'size-guide': 'Size Guide',
    terms: 'Terms of Service',
    privacy: 'Privacy Policy',
    cookies: 'Cookie Policy',
    accessibility: 'Accessibility',
    imprint: 'Imprint',
  },
  leaveBlank: 'Leave this field empty',
};
