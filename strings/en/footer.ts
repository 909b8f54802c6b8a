import type * as ru from '../ru/footer.ts'
import type { Words } from '../words.ts'

export const footerText: Words<typeof ru.footerText> = {
  about: 'Food straight from those who make it.',
  help: (when) => ['Help by phone', when].filter(Boolean).join(' '),
  forCustomers: 'For shoppers',
  forFarmers: 'For farmers',
  forSellers: 'For sellers',
  nearby: 'Find us',
  subscription: 'Subscription',
  deliveryAndPayment: 'Delivery and payment',
  returns: 'Returns and delivery terms',
  contacts: 'Contacts',
  festival: 'Farm fair',
  sellerSignIn: 'Sign in as a seller',
  becomeSeller: 'Sell with us',
  farmers: 'All farms',
  vk: 'VK',
  telegram: 'Telegram',
  ok: 'Odnoklassniki',
  copyright: (year, market) => `© ${year} ${market}`,
  privacy: 'Privacy policy',
  agreement: 'User agreement',
  consent: 'Consent to the processing of personal data',
  licences: 'Licences and data',
  cookies: 'Cookie settings',
}
