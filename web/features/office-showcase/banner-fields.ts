import type { BannerFields, TypedBanner } from '@okolitsa/contracts/content/banners.endpoints.ts'
import type { BannerLook } from '@okolitsa/domain/content/content-block.ts'
import type { Occasion } from '@okolitsa/domain/seasons/occasion.ts'
import { momentOfWall, wallTimeOf } from '../../platform/forms/wall-time.ts'

/** Fields as they are typed: moments in the time zone of the market. */
export interface BannerForm {
  readonly title: string
  readonly text: string
  readonly action: string
  readonly enTitle: string
  readonly enText: string
  readonly enAction: string
  readonly href: string
  readonly look: BannerLook
  readonly regionCodes: readonly string[]
  readonly from: string
  readonly to: string
  /** Empty = every day. */
  readonly occasion: Occasion | ''
  readonly position: string
  readonly picture: string | null
  readonly imageUrl: string | null
}

export const NEW_BANNER: BannerForm = {
  title: '',
  text: '',
  action: '',
  enTitle: '',
  enText: '',
  enAction: '',
  href: '/',
  look: 'honey',
  regionCodes: [],
  from: '',
  to: '',
  occasion: '',
  position: '0',
  picture: null,
  imageUrl: null,
}

export const formOf = (fields: BannerFields & { readonly imageUrl: string | null }): BannerForm => ({
  title: fields.ru.title,
  text: fields.ru.text,
  action: fields.ru.action,
  enTitle: fields.en?.title ?? '',
  enText: fields.en?.text ?? '',
  enAction: fields.en?.action ?? '',
  href: fields.href,
  look: fields.look,
  regionCodes: fields.regionCodes,
  from: wallTimeOf(fields.startsAt),
  to: wallTimeOf(fields.endsAt),
  occasion: fields.occasion ?? '',
  position: String(fields.position),
  picture: fields.picture,
  imageUrl: fields.imageUrl,
})

export const typedOf = (form: BannerForm): TypedBanner => ({
  ru: { title: form.title, text: form.text, action: form.action },
  en:
    form.enTitle || form.enText || form.enAction
      ? { title: form.enTitle, text: form.enText, action: form.enAction }
      : null,
  href: form.href.trim(),
  look: form.look,
  regionCodes: [...form.regionCodes],
  startsAt: momentOfWall(form.from),
  endsAt: momentOfWall(form.to),
  occasion: form.occasion || null,
  position: Number(form.position),
  picture: form.picture,
})

/** The field of the form that shows a mistake of the server. */
const FIELD_OF: Readonly<Record<string, keyof BannerForm>> = {
  'ru.title': 'title',
  'ru.text': 'text',
  'ru.action': 'action',
  'words.ru': 'title',
  'en.title': 'enTitle',
  'en.text': 'enText',
  'en.action': 'enAction',
  'words.en': 'enTitle',
  startsAt: 'from',
  endsAt: 'to',
  occasion: 'occasion',
  href: 'href',
  position: 'position',
  picture: 'picture',
}

export const formErrors = (errors: Readonly<Record<string, string>>): Partial<Record<keyof BannerForm, string>> =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([path, words]) => {
      const field = FIELD_OF[path.replace(/^fields\./, '')]
      return field ? [[field, words]] : []
    }),
  )

/** Fields in which two versions differ; a picture is one field. */
export const changedFields = (one: BannerForm, other: BannerForm) =>
  (Object.keys(NEW_BANNER) as (keyof BannerForm)[]).filter(
    (field): field is Exclude<keyof BannerForm, 'imageUrl'> =>
      field !== 'imageUrl' && JSON.stringify(one[field]) !== JSON.stringify(other[field]),
  )
