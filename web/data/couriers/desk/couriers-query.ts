import { isKnownDay } from '@okolitsa/domain/clock/known-day.ts'

export const COURIERS_PATH = '/cabinet/couriers'

/** The `date` parameter of the URL, `YYYY-MM-DD`; null = the first open day, also for invalid values. */
export function courierDateOf(params: URLSearchParams): string | null {
  const date = params.get('date') ?? ''
  return isKnownDay(date) ? date : null
}

export const couriersPath = (date: string): string => `${COURIERS_PATH}?${new URLSearchParams({ date })}`

/** URL of the route list, a PDF file. @param linkId the link of one courier's car; null = all cars of the day */
export const routeUrl = (organizationId: number, date: string, linkId: string | null): string =>
  `/v1/cabinet/couriers/route?${new URLSearchParams({
    organizationId: String(organizationId),
    date,
    ...(linkId !== null && { linkId }),
  })}`
