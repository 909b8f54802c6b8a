import { z } from 'zod'
import { bytes } from '../kernel/bytes.ts'
import { defineEndpointsIn } from '../kernel/endpoint.ts'
import { id, idParams } from '../kernel/id.ts'
import { typedNumber } from '../kernel/typed-number.ts'
import { refuses } from '../refusals/refuses.ts'
import { goodsImportRowsSchema, goodsImportSchema } from './goods-import.ts'
import { ROW_OUTCOMES } from './row-outcome.ts'

export const MAX_IMPORT_ROWS = 10_000
export const LARGEST_GOODS_FILE = 10 * 1024 * 1024
export const IMPORT_ROWS_PER_PAGE = 50
/** Maximum imports listed for a seller. */
export const SHOWN_IMPORTS = 10

const desk = { access: 'seller', permission: 'manageGoods' } as const
const path = '/v1/cabinet/goods-imports'
/** Seller of the import. */
const organizationId = id.optional()
const exported = {
  ...desk,
  method: 'GET',
  work: 'dear',
  query: z.object({
    organizationId,
    /** Part of an export that has more than 10,000 products. */
    part: typedNumber({ least: 1, most: 1_000 }).default(1),
  }),
  errors: refuses('GOODS_FILES_WAITING'),
  answer: bytes,
} as const

export const goodsImportEndpoints = defineEndpointsIn('goods', {
  exportXlsx: {
    ...exported,
    seller: 'organizationId',
    withoutSeller: 'only',
    path: '/v1/cabinet/goods-export/xlsx',
    summary: 'All goods of a seller as a spreadsheet.',
    media: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  exportCsv: {
    ...exported,
    seller: 'organizationId',
    withoutSeller: 'only',
    path: '/v1/cabinet/goods-export/csv',
    summary: 'All goods of a seller as CSV: UTF-8 with a byte order mark, semicolons.',
    media: 'text/csv',
  },
  uploadGoods: {
    ...desk,
    method: 'POST',
    once: true,
    path,
    summary: 'Reads a file (XLSX or CSV) and previews its effect, without changes.',
    body: z.object({
      organizationId,
      fileName: z
        .string('wrongValue')
        .trim()
        .max(200, 'tooLong')
        .refine((text) => !text.includes('\0'), 'wrongValue')
        .default(''),
    }),
    files: { least: 1, most: 1, maxBytes: LARGEST_GOODS_FILE },
    errors: refuses(
      'GOODS_FILE_UNREADABLE',
      'GOODS_FILE_TOO_LONG',
      'GOODS_FILE_WITHOUT_COLUMNS',
      'GOODS_FILES_WAITING',
    ),
    answer: goodsImportSchema,
    status: 201,
  },
  listImports: {
    ...desk,
    seller: 'organizationId',
    withoutSeller: 'only',
    method: 'GET',
    path,
    summary: 'The latest files of a seller.',
    query: z.object({ organizationId }),
    answer: z.object({
      items: z.array(goodsImportSchema),
      /** Number of export files, ten thousand products in each. */
      exportParts: z.number().int(),
    }),
  },
  getImport: {
    ...desk,
    method: 'GET',
    path: `${path}/{id}`,
    summary: 'Effect of a file, and the progress of its import.',
    params: idParams,
    answer: goodsImportSchema,
  },
  listImportRows: {
    ...desk,
    method: 'GET',
    path: `${path}/{id}/rows`,
    summary: 'Rows of a file with the effect of each.',
    params: idParams,
    query: z.object({
      fate: z.enum(['all', ...ROW_OUTCOMES, 'far', 'left'], 'wrongValue').default('all'),
      page: typedNumber({ least: 1, most: 10_000 }).default(1),
    }),
    answer: goodsImportRowsSchema,
  },
  applyImport: {
    ...desk,
    method: 'POST',
    path: `${path}/{id}/apply`,
    summary: 'Imports the file in the background; idempotent.',
    params: idParams,
    answer: goodsImportSchema,
  },
})
