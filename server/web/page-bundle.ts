import { readFile } from 'node:fs/promises'
import type { PageAssets, PageBundle } from '@okolitsa/contracts/kernel/page-bundle.ts'
import { LANGUAGES, type Language } from '@okolitsa/domain/language/language.ts'

interface ManifestChunk {
  file: string
  css?: string[]
  imports?: string[]
  assets?: string[]
}
type Manifest = Record<string, ManifestChunk>

const CLIENT_ENTRY = 'entry-client.tsx'
/** The basic Latin and Cyrillic font files; accented Latin is loaded on use. */
const PRELOADED_FONTS = /onest-basic[.-].*woff2$/

/** Chunks and styles of pages from Vite's manifest, memoized per set of modules. */
function createAssetsOf(
  manifest: Manifest,
  styleOf: (file: string) => string,
): (modules: readonly string[]) => PageAssets {
  const known = new Map<string, PageAssets>()
  const fonts = [...new Set(Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])]))]
    .filter((file) => PRELOADED_FONTS.test(file))
    .map((file) => `/${file}`)
  return (modules) => {
    const key = modules.join('|')
    const cached = known.get(key)
    if (cached) return cached
    const files = new Set<string>()
    const styles = new Set<string>()
    const visited = new Set<string>()
    const visit = (name: string) => {
      const chunk = manifest[name]
      if (!chunk || visited.has(name)) return
      visited.add(name)
      for (const imported of chunk.imports ?? []) visit(imported)
      for (const style of chunk.css ?? []) styles.add(style)
      files.add(`/${chunk.file}`)
    }
    visit(CLIENT_ENTRY)
    for (const module of modules) visit(module)
    const entry = `/${manifest[CLIENT_ENTRY]?.file ?? ''}`
    files.delete(entry)
    const inlineStyles = [...styles].map(styleOf).join('')
    const inlineStyleFiles = [...styles].map((file) => `/${file}`)
    const assets = { entry, styles: [], inlineStyles, inlineStyleFiles, modules: [...files], fonts }
    known.set(key, assets)
    return assets
  }
}

export interface Pages {
  readonly bundle: PageBundle
  assetsOf(modules: readonly string[]): PageAssets
}

export const clientFilesOf = (dist: URL, language: Language): URL => new URL(`${language}/client/`, dist)

/** Loads the built bundles and their manifests from `web/dist`. */
export async function loadBuiltPages(dist: URL): Promise<(language: Language) => Promise<Pages>> {
  const loaded = await Promise.all(
    LANGUAGES.map(async (language) => [language, await loadPages(new URL(`${language}/`, dist))] as const),
  )
  const pages = new Map(loaded)
  return async (language) => pages.get(language) as Pages
}

async function loadPages(dist: URL): Promise<Pages> {
  const manifest = JSON.parse(await readFile(new URL('client/.vite/manifest.json', dist), 'utf8')) as Manifest
  const bundle = (await import(new URL('server/entry-server.js', dist).href)) as PageBundle
  const files = new Set(Object.values(manifest).flatMap((chunk) => chunk.css ?? []))
  const styles = new Map(
    await Promise.all(
      [...files].map(async (file) => [file, await readFile(new URL(`client/${file}`, dist), 'utf8')] as const),
    ),
  )
  return { bundle, assetsOf: createAssetsOf(manifest, (file) => styles.get(file) ?? '') }
}
