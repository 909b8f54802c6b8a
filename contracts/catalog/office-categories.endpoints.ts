import { ATTRIBUTE_KEYS, MAX_ATTRIBUTES } from '@okolitsa/domain/catalog/attributes.ts'
import { MARKING_GROUPS } from '@okolitsa/domain/catalog/category-duties.ts'
import { MAX_SYNONYMS } from '@okolitsa/domain/catalog/product-fields.ts'
import { DOCUMENT_KINDS } from '@okolitsa/domain/sellers/seller-fields.ts'
import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { id, idParams, jsonId, LARGEST_INT } from '../kernel/id.ts'
import { refuses } from '../refusals/refuses.ts'

const line = (most: number) => z.string('required').trim().max(most, 'tooLong')
const listed = <T extends z.ZodType>(one: T, most: number) => z.array(one, 'required').max(most, 'tooLong')
const fields = {
  parentId: jsonId.nullable(),
  /** The last part of the address of its page. */
  urlKey: line(120),
  title: line(120).min(1, 'required'),
  description: line(1_000),
  /** Path of an existing drawing. */
  image: line(200).min(1, 'required'),
  hue: z.number('required').int('wholeNumber').min(0, 'wrongValue').max(360, 'wrongValue'),
  /** Order among the categories of one parent. */
  position: z.number('required').int('wholeNumber').min(0, 'wrongValue').max(LARGEST_INT, 'wrongValue'),
  attributes: listed(z.enum(ATTRIBUTE_KEYS, 'wrongValue'), MAX_ATTRIBUTES),
  synonyms: listed(line(60).min(1, 'required'), MAX_SYNONYMS),
  requiredPapers: listed(z.enum(DOCUMENT_KINDS, 'wrongValue'), DOCUMENT_KINDS.length),
  markingGroup: z.enum(MARKING_GROUPS, 'wrongValue').nullable(),
  /** True = its goods and those of its subcategories are checked by the rule for risky goods. */
  isRisky: z.boolean('required'),
}
const version = jsonId

export const officeCategorySchema = z.object({
  ...fields,
  id: z.number().int(),
  version: z.number().int(),
  /** Former addresses that lead here. */
  oldKeys: z.array(z.string()),
  /** Products with this main category, also those that are not on sale. */
  goodsCount: z.number().int(),
})
const tree = z.object({ items: z.array(officeCategorySchema) })

const office = { access: 'office', permission: 'manageCategories', answer: tree } as const
const path = '/v1/office/categories'

/**
 * The editor of the tree of goods' categories. Each change is one transaction and answers with the whole tree; a change
 * of a category that another person changed in the meantime is refused.
 */
export const officeCategoriesEndpoints = defineEndpoints({
  listOfficeCategories: {
    ...office,
    method: 'GET',
    path,
    summary: 'All categories of goods with their numbers of goods.',
  },
  createOfficeCategory: {
    ...office,
    method: 'POST',
    once: true,
    path,
    summary: 'Adds a category.',
    body: z.object(fields),
    status: 201,
  },
  changeOfficeCategory: {
    ...office,
    method: 'PATCH',
    path: `${path}/{id}`,
    summary: 'Changes fields, place and order of a category; its former address leads to the present one.',
    params: idParams,
    body: z.object({ ...z.object(fields).partial().shape, version }),
    errors: refuses('CATEGORY_CHANGED'),
  },
  placeOfficeCategory: {
    ...office,
    method: 'POST',
    path: `${path}/{id}/place`,
    summary: 'Puts a category under a parent, before one of its subcategories or at the end.',
    params: idParams,
    body: z.object({ version, parentId: jsonId.nullable(), before: jsonId.nullable() }),
    errors: refuses('CATEGORY_CHANGED'),
  },
  mergeCategory: {
    ...office,
    method: 'POST',
    path: `${path}/{id}/merge`,
    summary:
      'Merges a category into another one: goods, subcategories, words, attributes, papers and addresses follow.',
    params: idParams,
    body: z.object({ version, into: jsonId }),
    errors: refuses('CATEGORY_CHANGED', 'CATEGORY_IN_USE', 'CATEGORY_HAS_FEE'),
  },
  moveGoodsOfCategory: {
    ...office,
    method: 'POST',
    path: `${path}/{id}/goods`,
    summary: 'Moves the goods whose titles contain the words into another category; the split of a category.',
    params: idParams,
    body: z.object({ to: jsonId, words: line(80).min(2, 'tooShort') }),
  },
  removeOfficeCategory: {
    ...office,
    method: 'DELETE',
    path: `${path}/{id}`,
    summary: 'Removes an empty category; its addresses lead to the chosen category.',
    params: idParams,
    query: z.object({ version: id, addressesTo: id }),
    errors: refuses('CATEGORY_CHANGED', 'CATEGORY_IN_USE', 'CATEGORY_HAS_FEE'),
  },
})
