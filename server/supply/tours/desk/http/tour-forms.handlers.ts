import type { tourFormsEndpoints } from '@okolitsa/contracts/tours/tour-forms.endpoints.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { fromRoubles } from '@okolitsa/domain/money/money.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { toursDesk as words } from '@okolitsa/strings/ru/tours-desk.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import { countOwnTours, findOwnTour, listOwnTours } from '../../store/tour-sheet.store.ts'
import { createDraft, editTour, setTourState, type WriteTourDeps } from '../../use-cases/write-tour.ts'
import { presentOwnTour, presentTourProduct, readTourForm } from './present-tour-form.ts'

export function tourFormsHandlers(deps: WriteTourDeps): Handlers<typeof tourFormsEndpoints> {
  const { executor } = deps.database
  const authorOf = ({ staffId }: { readonly staffId: number }) => ({ kind: 'staff', staffId }) as const
  const found = async (scope: StaffScope, id: number) => {
    const row = await findOwnTour(executor, scope, id, deps.clock())
    if (!row) throw new Refusal('NOT_FOUND')
    return presentTourProduct(row)
  }
  return {
    listTours: async ({ query: { page, perPage, archived }, scope }) => {
      const [total, rows] = await Promise.all([
        countOwnTours(executor, scope, archived),
        listOwnTours(executor, scope, {
          isArchived: archived,
          limit: perPage,
          offset: (page - 1) * perPage,
          now: deps.clock(),
        }),
      ])
      return {
        items: rows.map(presentOwnTour),
        currentPage: page,
        totalItems: total,
        totalPages: Math.ceil(total / perPage),
        itemsPerPage: perPage,
      }
    },

    createTour: async ({ scope, actor, body: { organizationId: _organizer, price, ...facts } }) => {
      const draft = { ...facts, price: fromRoubles(price), priceTitle: words.adult }
      return found(scope, await createDraft(deps, authorOf(actor), scope.organizationIds[0], draft))
    },

    readTour: ({ params, scope }) => found(scope, params.id),

    editTour: async ({ params: { id }, scope, actor, body: { change, seen } }) => {
      await editTour(deps, scope, authorOf(actor), { id, change: readTourForm(change), seen: readTourForm(seen) })
      return found(scope, id)
    },

    setTourState: async ({ params: { id }, scope, actor, body: { state } }) => {
      await setTourState(deps, scope, authorOf(actor), { id, state })
      return found(scope, id)
    },
  }
}
