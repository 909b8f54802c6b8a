import type { Today } from '@okolitsa/contracts/today/today.ts'
import { formatAmount } from '@okolitsa/strings/ru/format.ts'
import { printing } from '@okolitsa/strings/ru/printing.ts'
import { today as text } from '@okolitsa/strings/ru/today.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { PrinterIcon } from '../../ui/icons.ts'
import { SoftPicture } from '../../ui/soft-picture.tsx'
import css from './today.module.css'

type Product = Today['products'][number]

/** Products of the day's orders, summed. */
export function TodayGoods({
  products,
  printHref,
}: {
  products: readonly Product[]
  /** Path of the print-out; null = no permission. */
  printHref: string | null
}) {
  return (
    <Card>
      <h2 className="h3">{text.products}</h2>
      <ul className={css.goods}>
        {products.map((product) => (
          <li key={product.id}>
            <SoftPicture
              picture={{ src: product.imageUrl, alt: '', width: 160, height: 160 }}
              hue={product.hue}
              ratio="square"
              className={css.picture}
            />
            <span>
              <b className={css.name}>{product.title}</b>
              <small className={css.note}>{noteOf(product)}</small>
            </span>
            <b className={css.amount}>{amountOf(product, product.need)}</b>
          </li>
        ))}
      </ul>
      {printHref !== null && (
        <Button block look="secondary" icon={PrinterIcon} href={printHref}>
          {printing.link}
        </Button>
      )}
    </Card>
  )
}

/** Amount in base units: grams of weighed products, sale steps of others. */
const amountOf = ({ isWeight, unit }: Product, amount: number): string =>
  isWeight ? formatAmount(amount, unit) : text.pieces(amount)

function noteOf(product: Product): string {
  if (product.picked === 0) return text.inOrders(product.orders)
  const amount = amountOf(product, product.picked)
  return product.isWeight ? text.weighed(amount) : text.picked(amount)
}
