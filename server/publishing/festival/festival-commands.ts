import { dayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import type { Deps } from '../../services.ts'
import type { FestivalCommands } from './ports.ts'
import { findComing, listSales } from './store/festival.store.ts'
import { saveSection } from './store/festival-writes.store.ts'
import { writeFestival } from './write-festival.ts'

export const createFestivalCommands = ({ audit, sellers }: Deps<'audit' | 'sellers'>): FestivalCommands => ({
  writeFestival: (tx, author, code, written) => writeFestival({ sellers }, tx, author, code, written),
  comingFestival: (executor, now) => findComing(executor, dayIn(SHOP_TIME_ZONE, now)),
  salesOf: async (executor, codes) => new Map((await listSales(executor, codes)).map((row) => [row.code, row])),
  setSection: async (tx, author, section, categoryIds) => {
    await saveSection(tx, section, categoryIds)
    await audit.record(tx, author, [
      {
        action: 'setFestivalSection',
        entity: 'festival',
        entityId: section,
        organizationId: null,
        before: null,
        after: { section, categoryIds },
      },
    ])
  },
})
