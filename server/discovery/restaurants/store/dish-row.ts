import type { FocusPoint } from '@okolitsa/domain/images/gallery.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { OptionRow } from '@okolitsa/domain/restaurants/options.ts'

/** All data of a dish card as JSON; timestamps are texts. */
export interface DishRow {
  readonly id: number
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly image: string
  readonly imageAlt: string
  readonly focusX: number | null
  readonly focusY: number | null
  readonly hue: number
  readonly organizationId: number
  readonly sectionId: number
  readonly unit: string
  readonly measure: number
  readonly maxSaleQuantity: number | null
  readonly nutrition: {
    readonly kcal: number
    readonly protein: number
    readonly fat: number
    readonly carbs: number
  } | null
  readonly price: Kopecks
  readonly specials: { readonly price: Kopecks; readonly from: string | null; readonly to: string | null }[]
  readonly timeZone: string
  readonly isSpicy: boolean
  readonly isMeatless: boolean
  readonly servedWeekdays: number[] | null
  readonly servedFrom: string | null
  readonly servedTo: string | null
  readonly sectionServedWeekdays: number[] | null
  readonly sectionServedFrom: string | null
  readonly sectionServedTo: string | null
  readonly stoppedAt: string | null
  readonly stoppedUntil: string | null
  readonly kind: 'unlimited' | 'counted' | 'harvest' | null
  readonly left: number | null
  readonly isOnSale: boolean
  readonly createdAt: string
  readonly ratingSum: number
  readonly ratingCount: number
  readonly options: OptionRow[]
}

export const focusOf = ({ focusX, focusY }: Pick<DishRow, 'focusX' | 'focusY'>): FocusPoint | null =>
  focusX === null || focusY === null ? null : { x: focusX, y: focusY }

/** Columns of a DishRow. */
const DISH_COLUMNS = `p.id, p.slug, p.title, about.description, p.image, about.image_alt as "imageAlt",
  about.image_focus_x as "focusX", about.image_focus_y as "focusY", p.hue::int as hue,
  p.organization_id as "organizationId", d.section_id as "sectionId", p.unit, p.measure,
  about.max_sale_quantity as "maxSaleQuantity", about.nutrition, p.price, about.specials,
  o.time_zone as "timeZone", d.is_spicy as "isSpicy", d.is_meatless as "isMeatless",
  d.served_weekdays as "servedWeekdays", d.served_from as "servedFrom", d.served_to as "servedTo",
  section.served_weekdays as "sectionServedWeekdays", section.served_from as "sectionServedFrom",
  section.served_to as "sectionServedTo", d.stopped_at as "stoppedAt", d.stopped_until as "stoppedUntil",
  p.stock_kind as kind, p.on_hand - p.promised as "left", p.enabled as "isOnSale",
  about.created_at as "createdAt", coalesce(rated.rating_sum, 0) as "ratingSum",
  coalesce(rated.rating_count, 0) as "ratingCount",
  (select coalesce(json_agg(json_build_object('groupId', x.group_id, 'groupTitle', x.group_title, 'least', x.least,
      'mostOfGroup', x.most_of_group, 'parentOptionId', x.parent_option_id, 'id', x.id, 'title', x.title, 'note', x.note,
      'price', x.price, 'isDefault', x.is_default, 'most', x.most, 'dishId', x.dish_id, 'isAvailable', x.is_available)
      order by x.group_position, x.group_id, x.position, x.id), '[]')
    from dish_choice x where x.product_id = p.id) as options`

const FROM_DISH = `from dish d
  join product_title p on p.id = d.product_id
  join product_details about on about.id = d.product_id
  join seller_card o on o.id = d.organization_id
  join menu_section section on section.id = d.section_id
  left join rating rated on rated.about = 'product' and rated.entity_id = p.id`

/** Condition of a dish `p` on a menu: on sale, and its seller (`terms`) has the papers that its trade and its category require. */
export const ON_MENU = 'p.enabled and not terms.unsold && array[0, p.category_id]'

/** The dish of a row called `found`; null = none. */
export const DISH_OF_FOUND = `(select row_to_json(one) from (
  select ${DISH_COLUMNS} ${FROM_DISH} where d.product_id = found.product_id) as one) as dish`
