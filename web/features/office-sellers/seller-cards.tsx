import type { OfficeSeller } from '@okolitsa/contracts/sellers/office-sellers.ts'
import type { DeliveryStatus } from '@okolitsa/domain/orders/order-status.ts'
import { actionLog } from '@okolitsa/strings/ru/action-log.ts'
import {
  formatMoment,
  formatOrderNumber,
  formatPercent,
  formatPhone,
  formatPrice,
} from '@okolitsa/strings/ru/format.ts'
import { npdYear } from '@okolitsa/strings/ru/npd-year.ts'
import { officeSellers } from '@okolitsa/strings/ru/office-sellers.ts'
import { orders } from '@okolitsa/strings/ru/orders.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Notification } from '../../ui/alert.tsx'
import { CheckIcon, XIcon } from '../../ui/icons.ts'
import { Progress } from '../../ui/progress.tsx'
import { Pairs, Section } from './seller-page.tsx'
import css from './sellers.module.css'

const text = officeSellers.page

export function CompanyCard({ seller }: { seller: OfficeSeller }) {
  const { kind, legalName, tin, ien, legalAddress, taxSystem, npd, phone, commissionPercent } = seller
  return (
    <Section title={text.company}>
      <Pairs
        items={[
          [text.kind, officeSellers.kinds[kind]],
          [text.legalName, legalName],
          [text.tin, tin],
          ...(ien === '' ? [] : [[text.ien, ien] as const]),
          [text.address, legalAddress],
          [text.tax, text.taxes[taxSystem] ?? taxSystem],
          [text.phone, phone === null ? '–' : formatPhone(phone)],
          [text.commission, commissionPercent === null ? text.commissionOfMarket : formatPercent(commissionPercent)],
        ]}
      />
      {npd && (
        <>
          <p>{npdYear.sold(npd.sold, npd.limit)}</p>
          <Progress
            value={npd.sold}
            max={npd.limit}
            label={npdYear.title}
            valueText={npdYear.sold(npd.sold, npd.limit)}
          />
          {npd.level !== 'calm' && <Notification tone="warning">{npdYear.office[npd.level]}</Notification>}
        </>
      )}
    </Section>
  )
}

export const RequirementsCard = ({ seller: { requirements } }: { seller: OfficeSeller }) => (
  <Section title={text.requirements}>
    <ul className={css.points}>
      {requirements.map(({ name, isDone }) => (
        <li key={name} className={isDone ? css.met : css.unmet}>
          {isDone ? <CheckIcon size={16} /> : <XIcon size={16} />}
          {text.points[name]}
          <span className="visually-hidden">: {isDone ? text.met : text.unmet}</span>
        </li>
      ))}
    </ul>
  </Section>
)

/** Days, hours and ways of delivery in one picture. */
export function DeliveryCard({ seller: { delivery, type } }: { seller: OfficeSeller }) {
  if (type === 'tour_operator') return null
  const { weekdays, cutoff, fromHour, toHour, rates, pickupPlaces, hasCarrier } = delivery
  const ways = [
    rates > 0 && text.rates(rates),
    pickupPlaces > 0 && text.pickup(pickupPlaces),
    hasCarrier && text.carrier,
  ].filter(Boolean)
  return (
    <Section title={text.delivery}>
      <ul className={css.week} aria-label={text.weekdaysLabel}>
        {text.weekdays.map((day, index) => (
          <li key={day} className={weekdays.includes(index + 1) ? css.driven : undefined}>
            {day}
            <span className="visually-hidden">: {weekdays.includes(index + 1) ? text.met : text.unmet}</span>
          </li>
        ))}
      </ul>
      <Pairs
        items={[
          [text.window, weekdays.length === 0 ? text.noDays : text.hours(fromHour, toHour)],
          [text.cutoff, cutoff],
          [text.ways, ways.length === 0 ? text.noWays : ways.join(', ')],
        ]}
      />
    </Section>
  )
}

export function LastOrdersCard({
  seller: { lastOrders, timeZone },
  hasPages,
}: {
  seller: OfficeSeller
  /** True = the person may open the orders. */
  hasPages: boolean
}) {
  const reference = useDayReference()
  return (
    <Section title={text.lastOrders}>
      {lastOrders.length === 0 ? (
        <p className="muted">{text.noOrders}</p>
      ) : (
        <ul className={css.lines}>
          {lastOrders.map(({ id, state, placedAt, total }) => (
            <li key={id}>
              <span>
                <b>
                  {hasPages ? (
                    <a className="link" href={`/office/orders/${id}`}>
                      {formatOrderNumber(id)}
                    </a>
                  ) : (
                    formatOrderNumber(id)
                  )}
                </b>
                <small>{formatMoment(new Date(placedAt), { ...reference, zone: timeZone })}</small>
              </span>
              <span>{orders.statusOf(state as DeliveryStatus, false)}</span>
              <b className={css.sum}>{formatPrice(total)}</b>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

export function LogCard({ seller: { log } }: { seller: OfficeSeller }) {
  const reference = useDayReference()
  return (
    <Section title={text.log}>
      {log.length === 0 ? (
        <p className="muted">{text.noLog}</p>
      ) : (
        <ol className={css.lines}>
          {log.map(({ id, at, who, action }) => (
            <li key={id}>
              <span>
                {actionLog.actionOf(action, 'seller')}
                <small>{who ?? text.bySystem}</small>
              </span>
              <time dateTime={at}>{formatMoment(new Date(at), reference)}</time>
            </li>
          ))}
        </ol>
      )}
    </Section>
  )
}
