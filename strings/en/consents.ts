import type * as ru from '../ru/consents.ts'
import * as russian from '../ru/consents.ts'
import type { Words } from '../words.ts'
import { agreementPage, consentPage } from './static-pages.ts'

export { LEGAL_EDITION } from '../ru/consents.ts'

const { agreement, personalData, marketing } = russian.consentTexts
/** The texts and their editions are Russian, because consent is given to the Russian text. Only titles are English. */
export const consentTexts: typeof ru.consentTexts = {
  agreement: { ...agreement, document: agreementPage },
  personalData: { ...personalData, document: consentPage },
  marketing: { ...marketing, document: { ...marketing.document, title: 'News and offers' } },
}

export const consents: Words<typeof ru.consents> = {
  title: 'Consents',
  text: 'What you agreed to, when, and by which text. The Russian text is the one in force.',
  marketingText:
    'To get news of the farms and offers from us by text message and e-mail. You can withdraw this consent in your account at any time; your orders do not depend on it.',
  marketingNote: 'Without this consent we send you none.',
  needed: 'The account does not work without it: to withdraw it, delete the account',
  read: 'Read',
  history: 'History of consents',
  given: 'Consent given',
  withdrawn: 'Consent withdrawn',
  edition: (day, version) =>
    version === null ? `edition of\u00A0${day}` : `edition of\u00A0${day}, version\u00A0${version}`,
  hash: (hash) => `fingerprint of the text ${hash.slice(0, 12)}`,
  network: (network) => `from the network ${network}`,
  renewTitle: 'We have updated the agreement',
  renewText: 'Read what has changed and confirm that you agree with the new text.',
  renewConfirm: 'Agree',
  changes: 'What has changed',
  retry: 'Show the texts',
  confirmed: 'Thank you, noted',
  turnedOn: 'Consent noted',
  turnedOff: 'Consent withdrawn',
  failed: 'That did not work. Please try again',
}
