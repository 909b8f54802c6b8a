import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const TEXT = /\.(js|css|svg|json|webmanifest)$/
/**
 * Minimum size of a compressed file, bytes. A page names up to twenty files of less than a kilobyte, which gain 1–2 KB
 * together.
 */
const WORTH = 128

/**
 * Writes `.br` and `.gz` of every text file of the browser build at the highest level; the server sends them unchanged.
 */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir }) {
      if (this.environment.config.consumer !== 'client' || !dir) return
      const files = (await readdir(dir, { recursive: true })).filter((file) => TEXT.test(file))
      await Promise.all(
        files.map(async (file) => {
          const path = join(dir, file)
          const text = await readFile(path)
          if (text.length < WORTH) return
          const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
          await writeFile(`${path}.br`, await brotli(text, { params }))
          await writeFile(`${path}.gz`, await gzipped(text, { level: 9 }))
        }),
      )
    },
  }
}
