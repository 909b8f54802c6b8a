import { demoFestival, demoFestivalSections } from '@okolitsa/demo/data/festival.ts'
import { festivalNames } from '@okolitsa/demo/data/seasonal-names.ts'
import type { DemoFestivalGround } from '@okolitsa/demo/schemas/festival.ts'
import { dayIn, type IsoDate, plusDays, SHOP_TIME_ZONE, weekdayOf } from '@okolitsa/domain/clock/clock.ts'
import type { ContentFields } from '@okolitsa/domain/content/content-block.ts'
import type { WrittenFestival } from '@okolitsa/domain/content/written-piece.ts'
import type { FestivalEvent } from '@okolitsa/domain/festival/festival.ts'
import { FESTIVAL_SECTIONS } from '@okolitsa/domain/festival/section.ts'
import { fromRoubles } from '@okolitsa/domain/money/money.ts'
import type { Author } from '../people/audit/ports.ts'
import type { Executor } from '../platform/db/client.ts'
import { fieldsOfPiece } from '../publishing/content/desk/module.ts'
import type { ContentCommands } from '../publishing/content/ports.ts'
import type { FestivalCommands } from '../publishing/festival/ports.ts'
import { foodPicture } from './demo-sellers.ts'

const SATURDAY = 6
/** Minimum days until the first venue opens, so that customers have time to order. */
const SOONEST_DAYS = 3

/** The first Saturday that leaves time to order. */
function firstSaturday(now: Date): IsoDate {
  const soonest = plusDays(dayIn(SHOP_TIME_ZONE, now), SOONEST_DAYS)
  return plusDays(soonest, (SATURDAY - weekdayOf(soonest) + 7) % 7)
}

const eventsOf = ({ events }: DemoFestivalGround, firstDay: IsoDate): FestivalEvent[] =>
  events.map(({ onDay, at, picture, fromAge = null, price, ...event }) => ({
    ...event,
    day: plusDays(firstDay, onDay),
    startsAt: at,
    picture: foodPicture(picture),
    fromAge,
    price: price === undefined ? null : fromRoubles(price),
  }))

/** First and last day of the demo's festival. */
export function festivalDays(now: Date): { readonly from: IsoDate; readonly to: IsoDate } {
  const from = firstSaturday(now)
  const lengths = demoFestival.grounds.map(({ fromDay, days }) => fromDay + days - 1)
  return { from, to: plusDays(from, Math.max(...lengths)) }
}

/** Title of the festival by the season of its first day. */
export const festivalTitles = (now: Date): { readonly ru: string; readonly en: string } =>
  festivalNames(Number(firstSaturday(now).slice(5, 7)))

/** The festival's banner with its title. */
export function festivalBannerOf<Block extends Pick<ContentFields, 'words'>>(block: Block, now: Date): Block {
  const titles = festivalTitles(now)
  const { ru, en } = block.words
  return { ...block, words: { ru: { ...ru, title: titles.ru }, en: en && { ...en, title: titles.en } } }
}

/** Code of the block in which the demo's festival is written. */
const CODE = 'festival-demo'

/** A festival as the office writes it: farms have their stands in the order of the ground's list. */
export const writtenFestival = (
  { title, lead }: Pick<WrittenFestival, 'title' | 'lead'>,
  start: IsoDate,
  grounds: readonly DemoFestivalGround[],
): WrittenFestival => ({
  sort: 'festival',
  title,
  lead,
  look: 'pumpkin',
  before: '',
  during: '',
  after: '',
  grounds: grounds.map((ground, index) => {
    const { point, fromDay, days, farmers, events: _events, ...place } = ground
    const firstDay = plusDays(start, fromDay)
    return {
      ...place,
      key: index + 1,
      coords: { latitude: point.lat, longitude: point.lon },
      firstDay,
      lastDay: plusDays(firstDay, days - 1),
      opensAt: '10:00',
      closesAt: '18:00',
      events: eventsOf(ground, firstDay),
      stands: farmers.map((organizationId, stand) => ({ organizationId, number: stand + 1 })),
    }
  }),
})

/** Shows the demo's festival, starting on the first suitable Saturday, with its first version. */
export async function loadFestival(
  tx: Executor,
  author: Author,
  { festival, content }: { readonly festival: FestivalCommands; readonly content: ContentCommands },
  now: Date,
): Promise<void> {
  for (const section of FESTIVAL_SECTIONS) await festival.setSection(tx, author, section, demoFestivalSections[section])
  const { lead, grounds } = demoFestival
  const written = writtenFestival({ title: festivalTitles(now).ru, lead }, firstSaturday(now), grounds)
  await festival.writeFestival(tx, author, CODE, written)
  await content.saveContent(tx, author, [{ code: CODE, fields: fieldsOfPiece(written) }])
}
