import { demoContent, demoFestivalBanner, demoFestivalMenu, demoShelves } from '@okolitsa/demo/data/content.ts'
import type { Author } from '../people/audit/ports.ts'
import type { Executor } from '../platform/db/client.ts'
import { fieldsOfPiece } from '../publishing/content/desk/module.ts'
import type { ContentCommands } from '../publishing/content/ports.ts'
import { festivalBannerOf, festivalDays } from './demo-festival.ts'

/** Creates and publishes the demo's banners, shelves, menus and services; the festival is shown until its last day. */
export async function loadContent(tx: Executor, author: Author, content: ContentCommands, now: Date): Promise<void> {
  const lastDay = festivalDays(now).to
  const ofFestival = [festivalBannerOf(demoFestivalBanner, now), demoFestivalMenu].map((block) => ({
    ...block,
    lastDay,
  }))
  for (const { code, ...fields } of [...demoContent, ...ofFestival]) {
    const version = await content.draftContent(tx, author, code, fields)
    await content.publishContent(tx, author, code, version)
  }
  const shelves = demoShelves.map(({ code, categoryId, ...shelf }) => ({
    code,
    fields: fieldsOfPiece({
      ...shelf,
      sort: 'shelf',
      place: 'popular',
      pick: { by: 'category', categoryId },
      regionCodes: [],
      startsAt: null,
      endsAt: null,
    }),
  }))
  await content.saveContent(tx, author, shelves)
}
