import { familyOf } from '@okolitsa/domain/themes/theme-style.ts'
import { FONTS, type FontName } from '@okolitsa/domain/themes/typography-themes.ts'

const files: Readonly<Record<string, string>> = import.meta.glob('../../assets/fonts/*.woff2', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** Unicode ranges of the files: other typefaces have two files, the shop's has three (`styles/fonts.css`). */
const RANGES = {
  cyrillic: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212',
}

const fileOf = (name: string): string => files[`../../assets/fonts/${name}.woff2`] ?? ''

/** Files that every Russian page in this typeface needs. */
export const fontFiles = (font: FontName): readonly string[] =>
  (font === 'onest' ? ['onest-basic'] : [`${font}-cyrillic`, `${font}-latin`]).map(fileOf)

/** `@font-face` rules of a typeface; the shop's own is always defined. */
export function fontFaces(font: FontName): string {
  if (font === 'onest') return ''
  const { weights, size } = FONTS[font]
  return Object.entries(RANGES)
    .map(
      ([letters, range]) =>
        `@font-face{font-family:"${familyOf(font)}";font-weight:${weights.join(' ')};font-display:swap;` +
        `${size === 100 ? '' : `size-adjust:${size}%;`}src:url("${fileOf(`${font}-${letters}`)}") format("woff2");` +
        `unicode-range:${range}}`,
    )
    .join('')
}
