import type * as ru from '../ru/static-pages.ts'
import type { StaticDocument } from '../ru/static-pages.ts'
import * as russian from '../ru/static-pages.ts'
import type { Words } from '../words.ts'

/** Legal texts are Russian originals: consent is not given to a translation. */
const original = (document: StaticDocument, title: string, about: string): StaticDocument => ({
  ...document,
  title,
  description: about,
  intro: `This document is in Russian, and the Russian text is the one in force. In short: ${about}`,
})

export const privacyPage: typeof ru.privacyPage = original(
  russian.privacyPage,
  'Privacy policy',
  'we take only what it needs to bring you an order, and sell it to nobody.',
)

export const agreementPage: typeof ru.agreementPage = original(
  russian.agreementPage,
  'User agreement',
  'We are a marketplace; the seller is the farm named on the card and the receipt.',
)

export const consentPage: typeof ru.consentPage = original(
  russian.consentPage,
  'Consent to the processing of personal data',
  'you give it when you sign in or order, and can withdraw it.',
)

export const licencesPage: typeof ru.licencesPage = {
  title: 'Licences and data',
  description: 'Fonts, drawings and data by others that the shop stands on, and their licences.',
  intro: 'Thanks to the people who share their work.',
  sections: [
    {
      title: 'Places',
      paragraphs: ['Data on places © GeoNames, CC BY 4.0, changed.'],
      links: [
        { text: 'GeoNames', href: 'https://www.geonames.org/' },
        { text: 'Creative Commons Attribution 4.0', href: 'https://creativecommons.org/licenses/by/4.0/' },
      ],
    },
    {
      title: 'The map',
      paragraphs: [
        'Land, lakes and rivers: Natural Earth, public domain; simplified. The map is drawn by MapLibre GL\u00A0JS, BSD-3-Clause.',
      ],
      links: [
        { text: 'Natural Earth', href: 'https://www.naturalearthdata.com/' },
        { text: 'MapLibre GL\u00A0JS', href: 'https://github.com/maplibre/maplibre-gl-js' },
      ],
    },
    {
      title: 'Drawings of food',
      paragraphs: [
        'Fluent Emoji © Microsoft Corporation, MIT. The drawings are made smaller, with a shadow under them.',
      ],
      links: [{ text: 'Fluent Emoji', href: 'https://github.com/microsoft/fluentui-emoji' }],
    },
    {
      title: 'Typeface',
      paragraphs: [
        'Onest © The Onest Project Authors, SIL Open Font License 1.1.',
        'On sites of sellers, under the same licence: Manrope, Rubik, Golos Text, Nunito, Geologica, Unbounded, Literata, Lora, Playfair Display, Vollkorn © their authors.',
      ],
      links: [{ text: 'Onest', href: 'https://github.com/googlefonts/onest' }],
    },
    {
      title: 'Icons',
      paragraphs: ['Lucide © Lucide Contributors, ISC.'],
      links: [{ text: 'Lucide', href: 'https://lucide.dev/license' }],
    },
  ],
}

export const staticText: Words<typeof ru.staticText> = {
  breadcrumbs: 'You are here',
  home: 'Home',
  updated: 'In force since 29\u00A0November 2026',
  operator: {
    title: 'Who the operator is',
    ien: (ien) => `Register number ${ien}`,
    address: (address) => `Address: ${address}`,
    email: (email) => `E-mail: ${email}`,
  },
}
