import type { Bonuses } from '@okolitsa/contracts/loyalty/bonuses.ts'
import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { loyalty } from '@okolitsa/strings/ru/loyalty.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { classNames } from '../../ui/class-names.ts'
import css from './bonus-history.module.css'

const text = loyalty.account

/** Entries of the bonus account, newest first; entries of an order link to it. */
export function BonusHistory({ entries }: { entries: Bonuses['items'] }) {
  const reference = useDayReference()
  return (
    <ul className={css.history}>
      {entries.map(({ id, orderId, title, amount, at }) => (
        <li key={id}>
          <span>
            {orderId === null ? (
              title
            ) : (
              <a className={css.order} href={`/account/orders/${orderId}`}>
                {title}
              </a>
            )}
            <time className="sm muted" dateTime={at}>
              {formatMoment(new Date(at), reference)}
            </time>
          </span>
          <b className={classNames('num', amount > 0 && css.given)}>{text.change(amount)}</b>
        </li>
      ))}
    </ul>
  )
}
