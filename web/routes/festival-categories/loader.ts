import { chooseGround } from '../../data/festival/choose-ground.ts'
import { loading } from '../../platform/loading/loading.ts'

export const loader = loading(async ({ shop: { api, location, now }, url }) => {
  const { festival } = await api.festival.getFestival()
  const asked = url.searchParams.get('ground')
  const ground = festival && chooseGround(festival.grounds, { asked, regionCode: location.regionCode, now })
  if (!festival || !ground) return { festival: null }
  const { items } = await api.festival.listSections({ params: { id: ground.id } })
  return { festival, ground, items }
})
