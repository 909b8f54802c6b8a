import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Compressed variants, which the sender selects by the accepted encodings. */
const COMPRESSED = /\.(?:br|gz)$/
/** Files of the widget in all encodings, which other websites load. */
const WIDGET = /[/\\](?:widget|assets[/\\]widget-[\w-]+)\.js(?:\.br|\.gz)?$/
/**
 * Security headers of a file: browsers must not guess its type nor give it to foreign pages. Other helmet headers are
 * for pages.
 */
const GUARDS = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' } as const
const FOR_ANY_PAGE = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' } as const

/**
 * Options that disable helmet, which would add some 450 bytes to each of a page's dozens of files, and compression,
 * because the build has compressed them.
 */
const AS_BUILT = { helmet: false, compress: false } as const

/** Files by name with their folder; a file that is the same in both languages has one entry. */
async function filesIn(folders: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const entries = await Promise.all(folders.map((folder) => readdir(folder, { withFileTypes: true })))
  return new Map(
    entries.flatMap((found, index) =>
      found
        .filter((entry) => entry.isFile() && !COMPRESSED.test(entry.name))
        .map(({ name }): [string, string] => [name, folders[index] as string]),
    ),
  )
}

/**
 * Serves the built files: those with a hash in their name from `/assets/`, and the few with fixed names. All files with
 * a hash share one route, because thousands of routes would make every start half a second longer.
 * @param folders folders with the files of one language each
 * @param isWidgetOpen false = scripts of the widget answer 404
 */
export async function mountClientFiles(
  app: FastifyInstance,
  folders: readonly string[],
  isWidgetOpen: () => boolean = () => true,
): Promise<void> {
  const [named, hashed] = await Promise.all([
    filesIn(folders),
    filesIn(folders.map((folder) => join(folder, 'assets'))),
  ])
  await app.register(fastifyStatic, {
    root: [...folders],
    serve: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/')
      // browsers fetch the worker themselves, and must detect a new one immediately
      const plain = path.endsWith('sw.js') ? 'no-cache' : 'public, max-age=3600'
      reply.headers(GUARDS)
      if (WIDGET.test(path)) reply.headers(FOR_ANY_PAGE)
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : plain)
    },
  })
  const isAbsent = (file: string): boolean => /^widget(?:-[\w-]+)?\.js$/.test(file) && !isWidgetOpen()
  app.get<{ Params: { file: string } }>('/assets/:file', AS_BUILT, (request, reply) => {
    const { file } = request.params
    const folder = hashed.get(file)
    return folder === undefined || isAbsent(file) ? reply.callNotFound() : reply.sendFile(file, folder)
  })
  for (const [file, folder] of named)
    app.get(`/${file}`, AS_BUILT, (_request, reply) =>
      isAbsent(file) ? reply.callNotFound() : reply.sendFile(file, folder),
    )
}
