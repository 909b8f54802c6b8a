import type { SiteInfo, SiteMode } from '@okolitsa/contracts/kernel/page-bundle.ts'
import type { Settings } from '../platform/config/config-schema.ts'

type Trackers = NonNullable<SiteInfo['trackers']>
type TrackerSettings = Pick<
  Settings,
  'YANDEX_METRIKA_ID' | 'VK_PIXEL_ID' | 'VARIOQUB_ID' | 'VARIOQUB_BASE_URL' | 'MINDBOX_ENDPOINT_ID' | 'MINDBOX_BASE_URL'
>

const orNone = (trackers: Trackers): Trackers | null =>
  Object.values(trackers).some((tracker) => tracker !== undefined) ? trackers : null

/** Trackers of a site by its mode; null = none. A landing has no event tracker (spec 4). */
export function siteTrackers(settings: TrackerSettings): (mode: SiteMode) => Trackers | null {
  const { VARIOQUB_ID, VARIOQUB_BASE_URL, MINDBOX_ENDPOINT_ID, MINDBOX_BASE_URL } = settings
  const ofLanding: Trackers = {
    metrika: settings.YANDEX_METRIKA_ID,
    vkPixel: settings.VK_PIXEL_ID,
    abTests: VARIOQUB_ID === undefined ? undefined : { id: VARIOQUB_ID, baseUrl: VARIOQUB_BASE_URL },
  }
  const landing = orNone(ofLanding)
  const all =
    MINDBOX_ENDPOINT_ID === undefined
      ? landing
      : { ...ofLanding, personalization: { id: MINDBOX_ENDPOINT_ID, baseUrl: MINDBOX_BASE_URL } }
  return (mode) => (mode === 'landing' ? landing : all)
}
