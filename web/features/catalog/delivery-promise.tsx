import type { Product } from '@okolitsa/contracts/catalog/product.ts'
import type { DayReference } from '@okolitsa/strings/ru/format.ts'
import { productPage as text } from '@okolitsa/strings/ru/product-page.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { PackageIcon, StoreIcon, TruckIcon } from '../../ui/icons.ts'
import css from './delivery-promise.module.css'

type Method = Product['deliveryMethods'][number]

const ICONS = { courier: TruckIcon, pickup: StoreIcon, cdek: PackageIcon }
/** Number of days named after the first one. */
const OTHER_DAYS = 3
/** Maximum number of trade places named on the page of a product; the farm's page lists them all. */
const MAX_METHODS = 4

function describe(method: Method, reference: DayReference): { what: string; terms: string } | null {
  const [first] = method.dates
  if (!first) return null
  if (method.methodCode === 'pickup')
    return { what: text.pickupWhen(first.date, reference), terms: text.pickup(method.title, method.address) }
  return {
    what: text.when(first.date, first, reference),
    terms: text.courier(method.price, method.freeDeliverySum),
  }
}

/** Delivery methods of the product here: each with first day, further days and price. */
export function DeliveryPromise({ methods, sendsByCdek }: { methods: readonly Method[]; sendsByCdek: boolean }) {
  const reference = useDayReference()
  const shown = methods
    .flatMap((method) => {
      const words = describe(method, reference)
      return words ? [{ method, words }] : []
    })
    .slice(0, MAX_METHODS)
  if (shown.length === 0 && !sendsByCdek) return null
  const minimum = Math.max(0, ...shown.map(({ method }) => method.minOrderSum))
  return (
    <section aria-label={text.delivery}>
      <ul className={css.ways}>
        {shown.map(({ method, words }) => {
          const Drawing = ICONS[method.methodCode]
          const others = method.dates.slice(1, 1 + OTHER_DAYS).map(({ date }) => text.day(date, reference))
          return (
            <li key={`${method.methodCode}${method.tradePlaceId}`}>
              <Drawing size={22} />
              <span>
                {words.what}
                <small>{words.terms}</small>
                {method.methodCode === 'courier' && others.length > 0 && <small>{text.otherDays(others)}</small>}
              </span>
            </li>
          )
        })}
        {sendsByCdek && (
          <li>
            <PackageIcon size={22} />
            <span>
              {text.cdek.what}
              <small>{text.cdek.terms}</small>
            </span>
          </li>
        )}
      </ul>
      {minimum > 0 && (
        <p className="sm muted" style={{ marginTop: 16 }}>
          {text.minOrder(minimum)}
        </p>
      )}
    </section>
  )
}
