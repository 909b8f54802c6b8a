import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { RegionCode } from '@okolitsa/domain/geo/region-code.ts'
import type { ShownSellerId } from '@okolitsa/domain/identity/scope.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { ON_MENU } from './dish-row.ts'

interface SectionOfPage {
  readonly id: number
  readonly title: string
  readonly note: string
  readonly dishesCount: number
  readonly servedWeekdays: number[] | null
  readonly servedFrom: string | null
  readonly servedTo: string | null
}

export interface RestaurantPageRow {
  readonly imageAlt: string
  readonly ownerName: string
  readonly story: string[]
  readonly city: string | null
  readonly settlement: string | null
  readonly region: string
  readonly regionCode: RegionCode
  readonly legalName: string
  readonly legalAddress: string
  readonly tin: string
  readonly ien: string
  readonly termsOfUseLink: string | null
  readonly pdnLink: string | null
  readonly hasOnlinePayment: boolean
  readonly hasTelephony: boolean
  readonly createdAt: Date
  readonly furtherPictures: {
    readonly source: string
    readonly alt: string
    readonly focusX: number | null
    readonly focusY: number | null
  }[]
  readonly documents: {
    readonly id: number
    readonly kind: 'declaration' | 'certificate' | 'vsd' | 'organic' | 'registration'
    readonly title: string
    readonly number: string
    readonly validTo: IsoDate | null
    /** Key of a stored file. */
    readonly file: string | null
  }[]
  readonly paymentMethods: string[]
  readonly sections: SectionOfPage[]
}

/** The page of a restaurant, without empty sections. */
export async function findRestaurantPage(executor: Executor, id: ShownSellerId): Promise<RestaurantPageRow | null> {
  const [row] = await run<RestaurantPageRow>(
    executor,
    `select page.image_alt as "imageAlt",
       page.owner_name as "ownerName", page.story, page.city, page.settlement, page.region, page.region_code as "regionCode",
       o.legal_name as "legalName", o.legal_address as "legalAddress", o.tin, o.ien,
       page.terms_of_use_link as "termsOfUseLink", page.pdn_link as "pdnLink", terms.has_online_payment as "hasOnlinePayment",
       page.has_telephony as "hasTelephony", page.created_at as "createdAt",
       page.further_pictures as "furtherPictures", page.documents, terms.payment_methods as "paymentMethods",
       (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'title', s.title, 'note', s.note,
           'dishesCount', s.dishes, 'servedWeekdays', s.served_weekdays, 'servedFrom', to_char(s.served_from, 'HH24:MI'),
           'servedTo', to_char(s.served_to, 'HH24:MI')) order by s.position, s.id), '[]')
         from (
           select section.*, count(*)::int as dishes
           from menu_section section join dish d on d.section_id = section.id join product_title p on p.id = d.product_id
           where section.organization_id = o.id and ${ON_MENU} group by section.id
         ) as s) as sections
     from seller_card o join seller_page page on page.id = o.id join seller_terms terms on terms.id = o.id
     where o.id = $1 and o.is_enabled and o.type = 'restaurant'`,
    [id],
  )
  return row ?? null
}
