import type { IsoDate } from '../clock/clock.ts'
import { type Area, areaOfPath, isInClosed } from '../market/areas.ts'
import { isOccasion } from '../seasons/occasion.ts'
import type { ContentFields } from './content-block.ts'
import { HOME_BANNERS } from './home-banners.ts'
import { isShopPath } from './shop-paths.ts'
import { isStarted, type Moments } from './shown-content.ts'

export const MAX_BANNER_TITLE = 80
export const MAX_BANNER_TEXT = 160
export const MAX_BANNER_ACTION = 30
export const MAX_BANNER_HREF = 300
/** Maximum order of a banner; a smaller one comes first. */
export const MAX_POSITION = 10_000

export const BANNER_STATES = ['draft', 'scheduled', 'shown', 'over'] as const
export type BannerState = (typeof BANNER_STATES)[number]

/** A banner of an occasion is scheduled until the occasion comes in one of its regions. @param today day of the market */
export function bannerState(
  isPublished: boolean,
  { occasion, regionCodes, ...moments }: Moments & Pick<ContentFields, 'occasion' | 'regionCodes'>,
  { now, today }: { readonly now: Date; readonly today: IsoDate },
): BannerState {
  if (!isPublished) return 'draft'
  if (moments.endsAt !== null && moments.endsAt <= now) return 'over'
  const places = regionCodes.length === 0 ? [null] : regionCodes
  const isOn = !occasion || places.some((code) => isOccasion(occasion, today, code))
  return isOn && isStarted(moments, now) ? 'shown' : 'scheduled'
}

/** Why a banner may not lead there: outside the shop, or an area that the market has switched off. */
export function bannerLinkMistake(href: string, closed: readonly Area[]): 'outside' | 'areaOff' | null {
  if (!isShopPath(href)) return 'outside'
  return isInClosed(areaOfPath(href), closed) ? 'areaOff' : null
}

interface Placed extends Pick<ContentFields, 'position' | 'regionCodes'> {
  readonly code: string
  readonly state: BannerState
}

const meet = (some: readonly string[], others: readonly string[]) =>
  some.length === 0 || others.length === 0 || some.some((code) => others.includes(code))

/** Codes of shown banners without room: enough others come before them at some of their places. */
export function crowdedOut(banners: readonly Placed[]): ReadonlySet<string> {
  const shown = banners
    .filter(({ state }) => state === 'shown')
    .toSorted((a, b) => a.position - b.position || (a.code < b.code ? -1 : 1))
  return new Set(
    shown
      .filter(
        (one, index) =>
          shown.slice(0, index).filter((before) => meet(one.regionCodes, before.regionCodes)).length >= HOME_BANNERS,
      )
      .map(({ code }) => code),
  )
}
