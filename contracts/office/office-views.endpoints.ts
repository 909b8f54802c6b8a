import {
  MAX_VIEW_NAME,
  MAX_VIEW_QUERY,
  VIEW_LISTS,
  VIEW_QUERY,
  type ViewList,
} from '@okolitsa/domain/office/saved-views.ts'
import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/id.ts'
import { refuses } from '../refusals/refuses.ts'

const list = z.enum(Object.keys(VIEW_LISTS) as [ViewList, ...ViewList[]], 'wrongValue')
const name = z.string('required').trim().min(1, 'required').max(MAX_VIEW_NAME, 'tooLong')
const isShared = z.boolean('required')
const viewSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Parameters of the list's address. */
  query: z.string(),
  isShared: z.boolean(),
  /** Name of the person who saved it; null = the caller. */
  author: z.string().nullable(),
  mayChange: z.boolean(),
})
export type SavedView = z.output<typeof viewSchema>

const office = { access: 'office', permission: 'keepOwnAccess' } as const
const path = '/v1/office/views'
/** Own and shared views of the list, by name. */
const answer = z.object({ items: z.array(viewSchema) })

/** Filters of lists that people of the office saved under a name. */
export const officeViewsEndpoints = defineEndpoints({
  listViews: {
    ...office,
    method: 'GET',
    path,
    summary: 'Saved views of a list that the person may open: own and shared ones.',
    query: z.object({ list }),
    answer,
  },
  saveView: {
    ...office,
    method: 'POST',
    path,
    summary: 'Saves the filters of a list under a name; an own view of that name is replaced. Twenty at most.',
    body: z.object({
      list,
      name,
      query: z.string('required').max(MAX_VIEW_QUERY, 'tooLong').regex(VIEW_QUERY, 'wrongValue'),
      isShared,
    }),
    answer,
    errors: refuses('TOO_MANY_VIEWS'),
  },
  changeView: {
    ...office,
    method: 'PATCH',
    path: `${path}/{id}`,
    summary: 'Renames a view, or shares it. Views of others are changed by owners only.',
    params: idParams,
    body: z.object({ name, isShared }),
    answer,
  },
  removeView: {
    ...office,
    method: 'DELETE',
    path: `${path}/{id}`,
    summary: 'Removes a view for everybody.',
    params: idParams,
    answer,
  },
})
