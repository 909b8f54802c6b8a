import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Guard } from './guard.ts'

const CONTRACTS = fileURLToPath(new URL('../../contracts/', import.meta.url))
/** Matches a value (not a type) imported from a file of contracts; the build reduces tables of endpoints. */
const IMPORTED = /^import (?!type\b)[^'"]*?from '@okolitsa\/contracts\/((?:(?!\.endpoints)[\w./-])+\.ts)'/gm
/** Folder that receives blocks from outside and validates them. */
const READS_SCHEMAS = /^web\/features\/site-pages-desk\//
const USES_SCHEMAS = /^import (?!type\b).*from 'zod'/m

/** Reports pages that import a constant next to a schema, because it adds twenty kilobytes of the schema library. */
export const noSchemaInPages: Guard = {
  sentence: 'a page brings no file with schemas: a constant that it needs stands in a file without them',
  appliesTo: (path) =>
    /^web\/(app|data|features|layouts|platform|routes|ui)\/.*\.tsx?$/.test(path) &&
    !/\.(test|data)\.tsx?$/.test(path) &&
    !READS_SCHEMAS.test(path),
  check: (text) =>
    [...text.matchAll(IMPORTED)].flatMap(([whole, file = '']) => {
      const brought = whole.replace(/^import \{|\}.*$/gs, '').split(',')
      if (brought.every((name) => name.trim() === '' || name.trim().startsWith('type '))) return []
      const at = `${CONTRACTS}${file}`
      return existsSync(at) && USES_SCHEMAS.test(readFileSync(at, 'utf8'))
        ? [`${text.slice(0, text.indexOf(whole)).split('\n').length}: ${file} has schemas`]
        : []
    }),
}
