import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Files that are there beside these: the sender finds them by what the browser takes. */
const COMPRESSED = /\.(?:br|gz)$/
/** Files of the widget, compressed or not: pages elsewhere load them. */
const WIDGET = /[/\\](?:widget|assets[/\\]widget-[\w-]+)\.js(?:\.br|\.gz)?$/
/** What protects a file: browsers must not guess its type nor lend it to foreign pages. The rest of helmet is for pages. */
const GUARDS = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' } as const
const FOR_ANY_PAGE = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' } as const

/** Helmet is some 450 bytes a file, which a page has dozens of; what is worth packing was packed by the build. */
const AS_BUILT = { helmet: false, compress: false } as const

/** The files of a folder, each with the folder that has it; a file that is the same in both languages has one name. */
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
 * Serves the built files: those with a hash in their name from `/assets/`, and the few whose names others know. One route
 * for all hashed ones: thousands of them would make every start of a shop half a second longer.
 * @param folders with the files of a language each
 */
export async function mountClientFiles(app: FastifyInstance, folders: readonly string[]): Promise<void> {
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
      // the browser asks for the worker itself, and has to hear of a new one at once
      const plain = path.endsWith('sw.js') ? 'no-cache' : 'public, max-age=3600'
      reply.headers(GUARDS)
      if (WIDGET.test(path)) reply.headers(FOR_ANY_PAGE)
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : plain)
    },
  })
  app.get<{ Params: { file: string } }>('/assets/:file', AS_BUILT, (request, reply) => {
    const { file } = request.params
    const folder = hashed.get(file)
    return folder === undefined ? reply.callNotFound() : reply.sendFile(file, folder)
  })
  for (const [file, folder] of named) app.get(`/${file}`, AS_BUILT, (_request, reply) => reply.sendFile(file, folder))
}
