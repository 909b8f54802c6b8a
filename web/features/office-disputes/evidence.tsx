import type { Dispute } from '@okolitsa/contracts/orders/disputes.endpoints.ts'
import { officeDisputes as text } from '@okolitsa/strings/ru/office-disputes.ts'
import { claimWords } from '@okolitsa/strings/ru/order-changes.ts'
import { Card } from '../../ui/card.tsx'
import css from './disputes.module.css'

const PHOTO = 120

/** Words and photos of both sides, next to each other. */
export function Evidence({ dispute: { id, claim, customer, seller } }: { dispute: Dispute }) {
  return (
    <div className={css.sides}>
      <Card as="section" className="stack g3">
        <div>
          <p className="sm muted">{text.customerSays}</p>
          <h2 className="h4">{customer.name}</h2>
          <p className="sm muted">{text.customerFacts(customer.orders, customer.claims)}</p>
          {customer.upheldAgainst > 0 && <p className="sm muted">{text.upheldAgainst(customer.upheldAgainst)}</p>}
        </div>
        <p className="strong">{claimWords(claim)}</p>
        <p className={css.words}>{claim.comment || text.noWords}</p>
        <Photos id={id} photoIds={claim.photoIds} name={text.photoOfCustomer} />
      </Card>
      <Card as="section" className="stack g3">
        <div>
          <p className="sm muted">{text.sellerSays}</p>
          <h2 className="h4">{seller.title}</h2>
          <p className="sm muted">{text.sellerFacts(seller.claims)}</p>
        </div>
        <p className={css.words}>{claim.contest?.reason || claim.sellerAnswer || text.noAnswer}</p>
        <Photos id={id} photoIds={claim.sellerPhotoIds} name={text.photoOfSeller} />
      </Card>
    </div>
  )
}

function Photos({ id, photoIds, name }: { id: string; photoIds: readonly string[]; name: (number: number) => string }) {
  if (photoIds.length === 0) return <p className="sm muted">{text.noPhotos}</p>
  return (
    <ul className={css.photos}>
      {photoIds.map((photoId, index) => {
        const src = `/v1/office/disputes/${id}/photos/${photoId}`
        return (
          <li key={photoId}>
            <a href={src} target="_blank" rel="noreferrer">
              <img src={src} alt={name(index + 1)} width={PHOTO} height={PHOTO} loading="lazy" />
            </a>
          </li>
        )
      })}
    </ul>
  )
}
