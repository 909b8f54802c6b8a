import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const web = new URL('../', import.meta.url)
/**
 * Files that turn a theme into styles, choose one, or set one for a part of a page (the festival, the page of samples).
 */
const KNOW_THEMES =
  /^(layouts\/page-main\.tsx|ui\/ui-page\.tsx|app\/document\.tsx|entry-|platform\/theme\/|styles\/|features\/(site-pages-desk\/|office-setup\/market-preview)|data\/sites\/desk\/)/

it('finds no theme in components: themes differ in token values only', () => {
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.(tsx?|css)$/.test(file) &&
      !/^(dist|node_modules)\//.test(file) &&
      !/\.test\./.test(file) &&
      !KNOW_THEMES.test(file),
  )
  expect(files.length).toBeGreaterThan(300)
  const knowing = files.filter((file) =>
    /domain\/themes\/|data-theme(?!="pumpkin")|--seed-|colorTheme|typographyTheme/.test(
      readFileSync(new URL(file, web), 'utf8'),
    ),
  )
  expect(knowing).toEqual([])
})

it('finds Cyrillic and Latin files of every typeface of a theme', async () => {
  const { FONTS } = await import('@okolitsa/domain/themes/typography-themes.ts')
  const files = new Set(readdirSync(new URL('assets/fonts/', web)))
  const wanted = Object.keys(FONTS).flatMap((font) =>
    font === 'onest' ? [] : [`${font}-cyrillic.woff2`, `${font}-latin.woff2`],
  )
  expect(wanted.filter((file) => !files.has(file))).toEqual([])
})
