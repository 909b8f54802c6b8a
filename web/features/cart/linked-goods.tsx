import { formatPrice } from '@okolitsa/strings/ru/format.ts'
import { linkedGoods as text } from '@okolitsa/strings/ru/linked-goods.ts'
import basketPicture from '../../assets/food/basket.webp'
import { useLinkedGoods } from '../../data/cart/use-linked-goods.ts'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { linePicture } from './cart-picture.ts'

export interface LinkedLine {
  readonly productId: number
  readonly quantity: number
  readonly title: string
  readonly smallImageUrl: string
  /** Price of one sale step, roubles. */
  readonly price: number
}

/** Shows the product of a link while it is added to the cart; on failure, the reason and the next steps. */
export function LinkedGoodsCard({
  linked: { key, organizationId, lines },
}: {
  linked: { readonly key: string; readonly organizationId: number; readonly lines: readonly LinkedLine[] }
}) {
  const { error, retry } = useLinkedGoods({ key, organizationId, products: lines })
  return (
    <Card as="section" className="stack g5">
      <h1 className="h2">{error ? text.failedTitle : text.title}</h1>
      <ul className="stack g4">
        {lines.map(({ productId, title, quantity, smallImageUrl, price }) => (
          <li key={productId} className="row">
            <img {...linePicture(smallImageUrl, '')} alt="" width={72} height={72} />
            <span className="stack">
              <b>{title}</b>
              <span className="muted">
                {formatPrice(price)} {text.times(quantity)}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {error ? (
        <>
          <Notification tone="error">{refusalWords(error, text.offline)}</Notification>
          <div className="row fw">
            <Button onClick={retry}>{text.retry}</Button>
            <Button look="secondary-gray" href="/cart">
              {text.toCart}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p role="status" className="muted" data-needs-scripts="">
            {text.adding}
          </p>
          <noscript>
            <style>{'[data-needs-scripts]{display:none}'}</style>
            <p>{text.withoutScripts}</p>
          </noscript>
        </>
      )}
    </Card>
  )
}

/** A link without valid products. */
export const NothingLinked = () => (
  <Card>
    <EmptyState
      level={1}
      picture={basketPicture}
      title={text.goneTitle}
      text={text.goneText}
      action={
        <Button size="medium" shape="round" href="/">
          {text.toShop}
        </Button>
      }
    />
  </Card>
)
