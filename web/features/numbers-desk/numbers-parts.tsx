import type { Numbers } from '@okolitsa/contracts/numbers/numbers.ts'
import { PIECE } from '@okolitsa/domain/catalog/unit.ts'
import { ratioOfRoubles } from '@okolitsa/domain/money/roubles.ts'
import { formatAmount, formatDeduction, formatPrice } from '@okolitsa/strings/ru/format.ts'
import { numbers as text } from '@okolitsa/strings/ru/numbers.ts'
import { Card } from '../../ui/card.tsx'
import { lossesOf } from './losses.ts'
import css from './numbers.module.css'
import { NumbersPart } from './numbers-part.tsx'
import { NumbersTable } from './numbers-table.tsx'
import { titleOf } from './seller-words.ts'

const amountOf = ({ amount, unit, isWeight }: Numbers['products'][number]): string =>
  formatAmount(amount, isWeight ? unit : PIECE)

/** Sold products by sum; delivery and discounts complete the total. */
export function ProductsPart({ numbers }: { numbers: Numbers }) {
  const { seller, products, otherProducts, delivery, promo, total } = numbers
  const most = products[0]?.sum ?? 0
  return (
    <NumbersPart name="products" title={text.products} numbers={numbers}>
      <NumbersTable
        caption={text.products}
        columns={[titleOf(seller.type), text.columns.sum]}
        rows={[
          ...products.map((product, index) => ({
            key: String(index),
            title: product.title,
            note: amountOf(product),
            cells: [formatPrice(product.sum)],
            share: ratioOfRoubles(product.sum, most),
          })),
          ...(otherProducts
            ? [
                {
                  key: 'others',
                  title: text.others(otherProducts.products),
                  cells: [formatPrice(otherProducts.sum)],
                },
              ]
            : []),
          ...(delivery > 0 ? [{ key: 'delivery', title: text.delivery, cells: [formatPrice(delivery)] }] : []),
          ...(promo > 0 ? [{ key: 'promo', title: text.promo, cells: [formatDeduction(promo)] }] : []),
        ]}
        total={{ key: 'total', title: text.total, cells: [formatPrice(total.sum)] }}
      />
    </NumbersPart>
  )
}

/** Sales by delivery method and place. */
export function PlacesPart({ numbers }: { numbers: Numbers }) {
  const { places, otherPlaces } = numbers
  const most = places.reduce((largest, { sum }) => Math.max(largest, sum), 0)
  return (
    <NumbersPart name="places" title={text.places} numbers={numbers}>
      <NumbersTable
        caption={text.places}
        columns={[text.columns.place, text.columns.sum]}
        rows={[
          ...places.map(({ title, region, isStall, orders, sum }, index) => ({
            key: String(index),
            title,
            note: [
              ...(isStall || region !== title ? [region] : []),
              ...(isStall ? [text.stall] : []),
              text.orders(orders),
            ].join(', '),
            cells: [formatPrice(sum)],
            share: ratioOfRoubles(sum, most),
          })),
          ...(otherPlaces
            ? [
                {
                  key: 'others',
                  title: text.otherPlaces(otherPlaces.places),
                  note: text.orders(otherPlaces.orders),
                  cells: [formatPrice(otherPlaces.sum)],
                },
              ]
            : []),
        ]}
      />
    </NumbersPart>
  )
}

export function LossesPart({ numbers }: { numbers: Numbers }) {
  const { refunded } = numbers.losses
  const { late } = numbers.total
  const losses = lossesOf(numbers)
  return (
    <>
      {losses.length === 0 ? (
        <Card as="section" className={css.part}>
          <h2 className="h3">{text.losses}</h2>
          <p>{text.noLosses}</p>
        </Card>
      ) : (
        <NumbersPart name="losses" title={text.losses} numbers={numbers}>
          <NumbersTable
            caption={text.losses}
            columns={[text.columns.loss, text.columns.sum]}
            rows={losses.map(({ title, counted, sum }) => ({
              key: title,
              title,
              note: counted,
              cells: [formatPrice(sum)],
            }))}
          />
          {refunded.orders > 0 && <p className={css.muted}>{text.refunded(refunded.orders, refunded.sum)}</p>}
        </NumbersPart>
      )}
      {late.driven > 0 && (
        <Card as="section" className={css.part}>
          <h2 className="h3">{text.lateness}</h2>
          <p>{late.orders === 0 ? text.onTime(late.driven) : text.late(late.orders, late.driven, late.minutes)}</p>
          <p className={css.muted}>{text.lateNote}</p>
        </Card>
      )}
    </>
  )
}
