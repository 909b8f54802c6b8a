import { isFestivalSection } from '@okolitsa/domain/festival/section.ts'
import { FESTIVAL_MAP_PATH, festivalSectionPath } from '../../data/festival/addresses.ts'
import { chooseGround } from '../../data/festival/choose-ground.ts'
import { locationQueryOf } from '../../data/geo/location-query.ts'
import { loading, moved } from '../../platform/loading/loading.ts'
import { pageOf } from '../page-number.ts'

const PER_PAGE = 20

/** Products of a section at the chosen ground; an unknown section redirects to the map (spec 2.2). */
export const loader = loading(async ({ shop: { api, location, now }, url, params }) => {
  const section = params.slug ?? ''
  if (!isFestivalSection(section)) moved(FESTIVAL_MAP_PATH, 302)
  const { festival } = await api.festival.getFestival()
  const asked = url.searchParams.get('ground')
  const ground = festival && chooseGround(festival.grounds, { asked, regionCode: location.regionCode, now })
  if (!ground) return { section, ground: null }
  const page = pageOf(url)
  const at = { params: { id: ground.id } }
  const [{ items: sections }, goods, { stands }] = await Promise.all([
    api.festival.listSections(at),
    api.festival.listGoods({ ...at, query: { ...locationQueryOf(location), section, page, perPage: PER_PAGE } }),
    api.festival.getProgramme(at),
  ])
  if (page > Math.max(1, goods.totalPages)) moved(festivalSectionPath(section, ground.id, goods.totalPages), 302)
  return { section, ground, sections, goods, stands }
})
