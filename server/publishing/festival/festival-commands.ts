import type { Deps } from '../../services.ts'
import type { FestivalCommands } from './ports.ts'
import { saveSection } from './store/festival-writes.store.ts'
import { writeFestival } from './write-festival.ts'

export const createFestivalCommands = ({ audit, sellers }: Deps<'audit' | 'sellers'>): FestivalCommands => ({
  writeFestival: (tx, author, code, written) => writeFestival({ sellers }, tx, author, code, written),
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
