import type { ConsentPurpose } from '@okolitsa/domain/identity/consent.ts'
import { agreementPage, consentPage, type StaticDocument } from './static-pages.ts'

/**
 * Edition of the agreement and of the consent to processing. Changed texts need a new edition (`consents.test.ts`
 * stores their fingerprints), and consent to a new edition is asked for again.
 */
export const LEGAL_EDITION = '2026-11-29'
const MARKETING_EDITION = '2026-11-29'

/** Consent to advertising in the account. */
const marketingConsent: StaticDocument = {
  title: 'Новости и\u00A0предложения',
  description: 'Согласие на\u00A0рассылки.',
  sections: [
    {
      title: 'На что вы соглашаетесь',
      paragraphs: [
        'Получать от\u00A0нас новости хозяйств и\u00A0предложения в\u00A0СМС и\u00A0письмах. Согласие можно отозвать в\u00A0любой момент в\u00A0кабинете, на\u00A0заказы это не\u00A0влияет.',
      ],
    },
  ],
}

/** Text and edition of each consent. */
export const consentTexts: Readonly<
  Record<ConsentPurpose, { readonly edition: string; readonly document: StaticDocument; readonly href: string | null }>
> = {
  agreement: { edition: LEGAL_EDITION, document: agreementPage, href: '/agreement' },
  personalData: { edition: LEGAL_EDITION, document: consentPage, href: '/personal-data-consent' },
  marketing: { edition: MARKETING_EDITION, document: marketingConsent, href: null },
}

/** Texts of the consents in the account. */
export const consents = {
  title: 'Согласия',
  text: 'На что вы согласились, когда и\u00A0по какому тексту.',
  marketingText: marketingConsent.sections[0]?.paragraphs?.[0] ?? '',
  marketingNote: 'Не\u00A0согласитесь\u00A0— рассылок не\u00A0будет.',
  needed: 'Без него кабинет не\u00A0работает: чтобы отозвать, удалите кабинет',
  read: 'Прочитать',
  history: 'История согласий',
  given: 'Дали согласие',
  withdrawn: 'Отозвали согласие',
  edition: (day: string, version: number | null) =>
    version === null ? `редакция от\u00A0${day}` : `редакция от\u00A0${day}, версия\u00A0${version}`,
  hash: (hash: string) => `отпечаток текста ${hash.slice(0, 12)}`,
  network: (network: string) => `из\u00A0сети ${network}`,
  renewTitle: 'Подтвердите согласие',
  renewText:
    'Прочитайте тексты, по\u00A0которым мы работаем. Если вы соглашались раньше, с\u00A0тех пор они изменились.',
  renewConfirm: 'Согласиться',
  changes: 'Что изменилось',
  retry: 'Показать тексты',
  confirmed: 'Спасибо, записали',
  turnedOn: 'Согласие записали',
  turnedOff: 'Согласие отозвали',
  failed: 'Не\u00A0получилось. Попробуйте ещё раз',
} as const
