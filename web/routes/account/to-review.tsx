import type { OrderSummaryAnswer } from '@okolitsa/contracts/orders/order.ts'
import { resizedImageUrl } from '@okolitsa/domain/images/resized-image-url.ts'
import { identity } from '@okolitsa/strings/ru/identity.ts'
import { orders as orderText } from '@okolitsa/strings/ru/orders.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import css from './page.module.css'

const text = identity.account
const MAX_ASKED = 2
const SIGN_PX = 56

/** Recently received orders without a review. */
export function ToReview({ orders }: { orders: readonly OrderSummaryAnswer[] }) {
  const asked = orders.filter(({ awaitsReview }) => awaitsReview).slice(0, MAX_ASKED)
  if (asked.length === 0) return null
  return (
    <section className="stack g4">
      <div>
        <h2 className="h3">{text.toReview}</h2>
        <p className="sm muted">{text.toReviewText}</p>
      </div>
      <ul className={css.liked}>
        {asked.map(({ id, number, farmer }) => (
          <Card as="li" key={id} className="row fw between">
            <span className="row">
              <Avatar
                picture={resizedImageUrl(farmer.smallImageUrl, { width: SIGN_PX * 2, height: SIGN_PX * 2 })}
                size={SIGN_PX}
                fit="photo"
              />
              <span>
                <b>{farmer.title}</b>
                <br />
                <small className="muted">{orderText.order(number)}</small>
              </span>
            </span>
            <Button look="secondary" size="medium" href={`/account/orders/${id}`}>
              {text.review}
            </Button>
          </Card>
        ))}
      </ul>
    </section>
  )
}
