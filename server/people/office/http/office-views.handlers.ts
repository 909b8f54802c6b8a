import type { officeViewsEndpoints } from '@okolitsa/contracts/office/office-views.endpoints.ts'
import { mayInOffice, type Office } from '@okolitsa/domain/identity/actor.ts'
import { MAX_VIEWS, VIEW_LISTS, type ViewList } from '@okolitsa/domain/office/saved-views.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { OfficeDeps } from '../office-deps.ts'
import { lockMember } from '../store/member.store.ts'
import * as store from '../store/view.store.ts'

export function officeViewsHandlers({
  database: { executor, inTransaction },
  clock,
}: Pick<OfficeDeps, 'database' | 'clock'>): Handlers<typeof officeViewsEndpoints> {
  const isOwner = ({ roles }: Office) => roles.includes('owner')
  const present = async (actor: Office, list: ViewList) => ({
    items: (await store.listViews(executor, actor.staffId, list)).map(({ memberId, author, ...view }) => ({
      ...view,
      author: memberId === actor.staffId ? null : author,
      mayChange: memberId === actor.staffId || isOwner(actor),
    })),
  })
  const demandList = (actor: Office, list: ViewList) => {
    if (!mayInOffice(actor, VIEW_LISTS[list])) throw new Refusal('NOT_FOUND')
  }
  /** The view that the person may change; another's is changed by owners. */
  const mine = async (actor: Office, id: number) => {
    const view = await store.findView(executor, actor.staffId, id)
    if (!view || !mayInOffice(actor, VIEW_LISTS[view.list])) throw new Refusal('NOT_FOUND')
    if (view.memberId !== actor.staffId && !isOwner(actor)) throw new Refusal('FORBIDDEN')
    return view
  }
  return {
    listViews: ({ actor, query: { list } }) => {
      demandList(actor, list)
      return present(actor, list)
    },
    saveView: async ({ actor, body }) => {
      demandList(actor, body.list)
      const { staffId: memberId } = actor
      await inTransaction(async (tx) => {
        // two presses at once must not pass the ceiling
        await lockMember(tx, memberId)
        if (!(await store.saveView(tx, { ...body, memberId, now: clock(), most: MAX_VIEWS })))
          throw new Refusal('TOO_MANY_VIEWS', { limit: MAX_VIEWS })
      })
      return present(actor, body.list)
    },
    changeView: async ({ actor, params: { id }, body }) => {
      const { memberId, list } = await mine(actor, id)
      await inTransaction(async (tx) => {
        await lockMember(tx, memberId)
        if (!(await store.renameView(tx, { id, memberId, ...body })))
          throw new Refusal('BAD_REQUEST', { errors: { name: 'taken' } })
      })
      return present(actor, list)
    },
    removeView: async ({ actor, params: { id } }) => {
      const { memberId, list } = await mine(actor, id)
      await store.removeView(executor, memberId, id)
      return present(actor, list)
    },
  }
}
