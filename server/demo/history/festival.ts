import { demoFestival } from '@okolitsa/demo/data/festival.ts'
import { festivalOf } from '@okolitsa/demo/history/festival.ts'
import type { Span } from '@okolitsa/demo/history/plan.ts'
import { writtenFestival } from '../demo-festival.ts'
import { placeGoodsOrder } from './goods-orders.ts'
import type { Life } from './life.ts'

const PATH = '/v1/office/showcase'

/** Puts the festival of a history on the agenda: the office writes and shows it, and people order at its stands. */
export function planFestival(life: Life, span: Span): void {
  const { shop, agenda, count } = life
  const festival = festivalOf(span)
  if (festival === null) return
  const { title, shownAt, firstDay, grounds, orders } = festival
  agenda.add(shownAt, async () => {
    const fields = writtenFestival({ title, lead: demoFestival.lead }, firstDay, grounds)
    const { body: piece } = await shop.asOffice('POST', PATH, { fields })
    const { version, publishedVersion } = piece
    const body = { seen: { version, publishedVersion }, version, at: null }
    const shown = await shop.asOffice('POST', `${PATH}/${piece.code}/publish`, body)
    count(shown.status === 200 ? 'festival shown' : `festival refused: ${shown.body.code}`)
  })
  for (const planned of orders) agenda.add(planned.at, () => placeGoodsOrder(life, planned))
}
