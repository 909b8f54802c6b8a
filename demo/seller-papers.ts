import { CLAIM_DAYS } from '@okolitsa/domain/orders/claim.ts'
import type { DemoOrganization } from './schemas/organization.ts'

/** Seller that the documents belong to. */
type PaperOwner = Pick<DemoOrganization, 'id' | 'title' | 'legal'>

/** Documents of a demo seller: key of the stored file → its text. */
export function papersOf(organization: PaperOwner): { readonly terms: Paper; readonly personalData: Paper } {
  const folder = `documents/${organization.id}`
  return {
    terms: { key: `${folder}/terms.txt`, text: termsOf(organization) },
    personalData: { key: `${folder}/personal-data.txt`, text: personalDataOf(organization) },
  }
}

export interface Paper {
  readonly key: string
  readonly text: string
}

const INVENTED = 'Показательный документ: продавец и его реквизиты выдуманы.'
const lines = (...text: readonly string[]) => `${text.join('\n\n')}\n`
const seller = ({ legal }: PaperOwner) =>
  `Продавец: ${legal.name}, ИНН ${legal.tin}, ОГРН ${legal.ien}. Адрес: ${legal.address}.`

const termsOf = (organization: PaperOwner): string =>
  lines(
    `Условия продавца: ${organization.title}`,
    INVENTED,
    seller(organization),
    'Товар покупают у продавца. Цена, стоимость доставки и день — те, что показаны при оформлении заказа.',
    'Весовой товар взвешивают при сборке. Если вышло легче, заказ становится дешевле; за перевес сверх согласованного покупатель платит, только если согласится.',
    `Если товар приехал испорченным, о нём можно сказать в заказе с фотографией в течение ${CLAIM_DAYS} дней после получения.`,
  )

const personalDataOf = (organization: PaperOwner): string =>
  lines(
    `Обработка персональных данных: ${organization.title}`,
    INVENTED,
    seller(organization),
    'Продавец получает имя, телефон и адрес получателя заказа, чтобы собрать его, привезти и связаться, если что-то изменилось. Других целей нет.',
    'Если посылку везёт перевозчик, он получает те же имя, телефон и адрес.',
  )
