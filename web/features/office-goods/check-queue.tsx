import type { CheckedGoods } from '@okolitsa/contracts/products/office-goods.ts'
import { RETURN_REASONS } from '@okolitsa/domain/goods/goods-check.ts'
import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { goodsDecisions } from '@okolitsa/strings/ru/goods-decisions.ts'
import { officeGoods } from '@okolitsa/strings/ru/office-goods.ts'
import { checkedPath } from '../../data/office/goods-query.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Badge } from '../../ui/badge.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import css from './goods-check.module.css'
import { Sides } from './sides.tsx'

const text = officeGoods.check
const THUMB = 56

/** The queue of goods as data for the queue of the office. */
export const checkQueue = {
  words: text,
  actions: [
    { name: 'accept', key: 'A', title: text.accept },
    { name: 'return', key: 'R', title: text.decline, asks: text.chooseReason },
    { name: 'hide', key: 'H', title: text.hide, asks: text.chooseHide },
  ],
  reasons: RETURN_REASONS.map((value) => ({
    value,
    title: goodsDecisions.reasons[value].title,
    needsWords: value === 'other',
  })),
  sinceOf: ({ waitsSince }: CheckedGoods) => waitsSince,
  row: (goods: CheckedGoods) => <GoodsLine goods={goods} />,
  body: (goods: CheckedGoods) => <GoodsBody goods={goods} />,
  facts: (goods: CheckedGoods) => <GoodsFacts goods={goods} />,
  decidedWords: ({ proposed: { title } }: CheckedGoods, action: string) =>
    action === 'accept' ? text.accepted(title) : action === 'hide' ? text.hidden(title) : text.declined(title),
}

/** Why the product waits, in a few words. */
function Marks({ goods: { kind, accepted, changed, isRisky, state } }: { goods: CheckedGoods }) {
  return (
    <span className={css.marks}>
      <Badge>{text.kinds[kind]}</Badge>
      {state !== 'waiting' && <Badge>{officeGoods.checks[state]}</Badge>}
      {accepted === null && <Badge color="blue">{text.isNew}</Badge>}
      {changed.map((part) => (
        <Badge key={part}>{text.parts[part].toLowerCase()}</Badge>
      ))}
      {isRisky && <Badge color="orange">{text.isRisky}</Badge>}
    </span>
  )
}

function GoodsLine({ goods }: { goods: CheckedGoods }) {
  return (
    <span className={css.line}>
      <img src={goods.imageUrl} alt="" width={THUMB} height={THUMB} loading="lazy" />
      <span>
        <b>{goods.proposed.title}</b>
        <small>{goods.sellerTitle}</small>
        <Marks goods={goods} />
      </span>
    </span>
  )
}

function GoodsBody({ goods }: { goods: CheckedGoods }) {
  const reference = useDayReference()
  const { proposed, organizationId, sellerTitle, isOnSale, time, waitsSince } = goods
  const isSeen = isOnSale && (time !== 'before' || goods.state === 'accepted')
  return (
    <>
      <header className={css.head}>
        <h2 className="h3">{proposed.title}</h2>
        <p className="sm muted">
          <a href={`/office/sellers/${organizationId}`}>{sellerTitle}</a>
          {` · ${isSeen ? text.shownYet : text.hiddenYet}`}
          {waitsSince !== null && ` · ${text.since(formatMoment(new Date(waitsSince), reference))}`}
        </p>
        <Marks goods={goods} />
      </header>
      <Sides goods={goods} />
    </>
  )
}

function GoodsFacts({ goods: { checked, returned, lastReturn, alike } }: { goods: CheckedGoods }) {
  return (
    <>
      <h2 className="h4">{text.trust}</h2>
      <DescriptionList
        items={[
          { term: text.checked, value: checked },
          { term: text.returned, value: returned },
        ]}
      />
      {lastReturn?.reason && (
        <p className="sm">
          {text.lastReturn}: {goodsDecisions.why(lastReturn.reason, lastReturn.message)}
        </p>
      )}
      {alike.length > 0 && (
        <>
          <h2 className="h4">{text.alike}</h2>
          <ul className={css.alike}>
            {alike.map(({ id, title, imageUrl }) => (
              <li key={id}>
                <a href={checkedPath(id)}>
                  <img src={imageUrl} alt="" width={THUMB} height={THUMB} loading="lazy" />
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
