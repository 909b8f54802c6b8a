import { isKnownDay } from '@okolitsa/domain/clock/known-day.ts'

export const COURIERS_PATH = '/cabinet/couriers'

/** The day in the address, `YYYY-MM-DD`; null = the first one that is not over, as for nonsense. */
export function courierDateOf(params: URLSearchParams): string | null {
  const date = params.get('date') ?? ''
  return isKnownDay(date) ? date : null
}

export const couriersPath = (date: string): string => `${COURIERS_PATH}?${new URLSearchParams({ date })}`

/** Where the route list is, PDF. @param linkId of one car; null = of the whole day */
export const routeUrl = (organizationId: number, date: string, linkId: string | null): string =>
  `/v1/cabinet/couriers/route?${new URLSearchParams({
    organizationId: String(organizationId),
    date,
    ...(linkId !== null && { linkId }),
  })}`
