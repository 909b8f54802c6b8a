import { COURIER_HEADER } from '@okolitsa/contracts/couriers/courier.endpoints.ts'
import { COURIERS_OF_SELLER } from '@okolitsa/demo/history/sellers.ts'
import { type IsoDate, momentIn } from '@okolitsa/domain/clock/clock.ts'
import { type CourierLinks, type Life, MSK } from './life.ts'

/** The minute of a day at which couriers hand in their cash. */
const EVENING = 22 * 60
const MISSED = 0.02

/** Links that the first order of a day opens. */
export function createCourierLinks(): CourierLinks {
  const links = new Map<string, Promise<string | null>>()
  return {
    handOver: async (life, order) => {
      const { shop, count } = life
      const { organizationId, orderId, date, random } = order
      const courierName = COURIERS_OF_SELLER.get(organizationId)
      if (courierName === undefined || order.way !== 'courier') return false
      const key = `${organizationId} ${date}`
      const link = links.get(key) ?? open(life, organizationId, date, courierName)
      links.set(key, link)
      const token = await link
      if (token === null) return false
      const headers = { [COURIER_HEADER]: token }
      const path = `/v1/courier/orders/${orderId}`
      if (random.chance(MISSED)) {
        const missed = await shop.asCourier('POST', `${path}/misses`, headers, { reason: 'notHome' })
        count(missed.status === 200 ? 'nobody at home' : `miss refused: ${missed.body.code}`)
      }
      const day = await shop.asCourier('GET', '/v1/courier/day', headers)
      const stop = day.body.stops?.find((each: { id: number }) => each.id === orderId)
      const body = { received: stop?.due?.sum ?? null }
      const answer = await shop.asCourier('POST', `${path}/deliveries`, headers, body)
      count(answer.status === 200 ? 'handed over by a link' : `courier refused: ${answer.body.code}`)
      return answer.status === 200
    },
  }
}

async function open(
  { shop, agenda, count }: Life,
  organizationId: number,
  day: IsoDate,
  courierName: string,
): Promise<string | null> {
  const body = { organizationId, day, courierName }
  const opened = await shop.asSeller(organizationId, 'POST', '/v1/cabinet/couriers/links', body)
  if (opened.status !== 201) {
    count(`link refused: ${opened.body.code}`)
    return null
  }
  count('courier link')
  const [link] = opened.body.desk.links
  const evening = momentIn(MSK, day, EVENING)
  if (evening > shop.now()) agenda.add(evening, () => handIn({ shop, count }, organizationId, day, link.id))
  return tokenOf(opened.body.url)
}

async function handIn(
  { shop, count }: Pick<Life, 'shop' | 'count'>,
  organizationId: number,
  date: IsoDate,
  id: string,
): Promise<void> {
  const query = `organizationId=${organizationId}&date=${date}`
  const shown = await shop.asSeller(organizationId, 'GET', `/v1/cabinet/couriers?${query}`)
  const link = shown.body.links?.find((each: { id: string }) => each.id === id)
  const handed = link?.taken ?? 0
  const answer = await shop.asSeller(organizationId, 'POST', `/v1/cabinet/couriers/links/${id}/cash`, { handed })
  count(answer.status === 200 ? 'cash handed in' : `cash refused: ${answer.body.code}`)
}

const tokenOf = (url: string) => url.slice(url.lastIndexOf('/') + 1)
