import { chooseGround } from '../../data/festival/choose-ground.ts'
import { locationQueryOf } from '../../data/geo/location-query.ts'
import { loading } from '../../platform/loading/loading.ts'

/** Number of products: two rows on a phone, one on a desktop. */
const GOODS = 5

/** The festival, the chosen ground with its programme, and products to reserve there. */
export const loader = loading(async ({ shop, url }) => {
  const { api, location, now } = shop
  // a draft of the office, opened by its secret link
  const draft = url.searchParams.get('draft') ?? undefined
  const { festival } = await api.festival.getFestival({ query: { draft } })
  const asked = url.searchParams.get('ground')
  const chosen = festival && chooseGround(festival.grounds, { asked, regionCode: location.regionCode, now })
  if (!festival || !chosen) return { festival: null }
  const [programme, goods] = await Promise.all([
    api.festival.getProgramme({ params: { id: chosen.id }, query: { draft } }),
    api.festival.listGoods({
      params: { id: chosen.id },
      query: { ...locationQueryOf(location), perPage: GOODS, draft },
    }),
  ])
  const days = [...new Set(programme.events.map(({ day }) => day))]
  const day =
    days.find((one) => one === url.searchParams.get('day')) ??
    days.find((one) => one >= now.toISOString().slice(0, 10)) ??
    days[0]
  return { festival, programme, goods, days, day }
})
