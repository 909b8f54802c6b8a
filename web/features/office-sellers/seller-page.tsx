import type { OfficeSeller } from '@okolitsa/contracts/sellers/office-sellers.ts'
import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import type { SellerMove } from '@okolitsa/domain/sellers/seller-state.ts'
import { formatDate, formatMoment, formatNumber, formatPercent, formatPrice } from '@okolitsa/strings/ru/format.ts'
import { officeSellers } from '@okolitsa/strings/ru/office-sellers.ts'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CirclePauseIcon, PlayIcon, XIcon } from '../../ui/icons.ts'
import { onTimePercent, STATE_COLORS, stateWords } from './seller-words.ts'
import css from './sellers.module.css'

const MoveDialog = lazy(() => import('./move-dialog.tsx'))
const TerminationDialog = lazy(() => import('./termination-dialog.tsx'))
const text = officeSellers.page
const { end } = officeSellers

const BUTTONS = {
  suspend: { look: 'secondary', icon: CirclePauseIcon, children: text.stop },
  restore: { look: 'primary', icon: PlayIcon, children: officeSellers.move.restore },
  terminate: { look: 'secondary-gray', icon: XIcon, children: end.button },
} as const satisfies Readonly<Record<SellerMove, object>>

/** Name, state and first facts of a seller. */
export function SellerHead({ seller }: { seller: OfficeSeller }) {
  const reference = useDayReference()
  const since = text.since(dayIn(seller.timeZone, new Date(seller.createdAt)), reference)
  return (
    <header className={css.head}>
      <Avatar picture={seller.smallImageUrl} size={56} />
      <div>
        <h1>
          {seller.title} <Badge color={STATE_COLORS[seller.state]}>{stateWords(seller, reference)}</Badge>
        </h1>
        <p>{[officeSellers.types[seller.type], seller.town, seller.legalName, since].filter(Boolean).join(' · ')}</p>
      </div>
    </header>
  )
}

/** The seller's figures of the last 30 days. */
export function SellerNumbers({ seller }: { seller: OfficeSeller }) {
  const reference = useDayReference()
  const percent = onTimePercent(seller)
  const numbers = [
    { title: text.sales, value: formatPrice(Math.round(seller.sum)), note: text.orders(seller.orders) },
    {
      title: text.onTime,
      value: percent === null ? '–' : formatPercent(percent),
      note: percent === null ? '' : text.late(seller.late, seller.driven),
    },
    { title: text.claims, value: formatNumber(seller.claims), note: text.claimsOf(seller.orders) },
    { title: text.open, value: formatNumber(seller.openOrders), note: seller.openOrders > 0 ? text.openNote : '' },
    {
      title: text.goods,
      value: formatNumber(seller.goods),
      note: text.lastSale(seller.lastSaleOn && formatDate(seller.lastSaleOn, reference)),
    },
  ]
  return (
    <ul className={css.numbers} aria-label={text.numbers}>
      {numbers.map(({ title, value, note }) => (
        <li key={title}>
          <span>{title}</span>
          <b>{value}</b>
          {note && <small>{note}</small>}
        </li>
      ))}
    </ul>
  )
}

/** The suspension in effect, and the moves that are allowed now. */
export function SellerMoves({ seller }: { seller: OfficeSeller }) {
  const reference = useDayReference()
  const [asked, ask] = useState<SellerMove | null>(null)
  const { suspension, termination, abilities, timeZone } = seller
  if (!suspension && !termination && abilities.length === 0) return null
  return (
    <Section title={suspension ? text.suspension : text.stop}>
      {suspension ? (
        <Pairs
          items={[
            [text.began, formatMoment(new Date(suspension.beganAt), reference)],
            [
              text.ends,
              suspension.until === null
                ? text.tillRestored
                : formatDate(dayIn(timeZone, new Date(suspension.until)), reference),
            ],
            [text.why, officeSellers.move.reasons[suspension.reason]],
            [text.message, suspension.message],
          ]}
        />
      ) : (
        <p className="sm muted">
          {text.stopText} {text.siteOf}
        </p>
      )}
      {termination && (
        <Pairs
          items={[
            [end.endsOn, formatDate(termination.endsOn, reference)],
            [text.why, officeSellers.move.reasons[termination.reason]],
            [text.message, termination.message],
          ]}
        />
      )}
      {abilities
        .filter((move) => move !== 'terminate' || !termination)
        .map((move) => (
          <div key={move}>
            <Button {...BUTTONS[move]} size="medium" onClick={() => ask(move)} />
          </div>
        ))}
      {asked && (
        <Suspense>
          {asked === 'terminate' ? (
            <TerminationDialog seller={seller} onClose={() => ask(null)} />
          ) : (
            <MoveDialog move={asked} ids={[seller.id]} onClose={() => ask(null)} />
          )}
        </Suspense>
      )}
    </Section>
  )
}

/** A card with a heading. */
export const Section = ({ title, note, children }: { title: string; note?: string; children: ReactNode }) => (
  <Card as="section" className={css.section}>
    <div className={css.title}>
      <h2>{title}</h2>
      {note && <small>{note}</small>}
    </div>
    {children}
  </Card>
)

/** Names and values. */
export const Pairs = ({ items }: { items: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className={css.pairs}>
    {items.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
