import { demoContent, demoFestivalBanner, demoFestivalMenu } from '@okolitsa/demo/data/content.ts'
import type { Author } from '../people/audit/ports.ts'
import type { Executor } from '../platform/db/client.ts'
import type { ContentCommands } from '../publishing/content/ports.ts'
import { festivalBannerOf, festivalDays } from './demo-festival.ts'

/** Creates and publishes the demo's banners, menus and services; the festival is shown until its last day. */
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
}
