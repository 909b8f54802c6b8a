/** A typeface with files in the shop. */
export interface Font {
  /** Public name of the typeface. */
  readonly title: string
  readonly kind: 'sans' | 'serif'
  /** Range of weights in its file. */
  readonly weights: readonly [least: number, most: number]
  /** Size adjustment that makes all typefaces equally tall or wide, %. */
  readonly size: number
}

export const FONTS = {
  onest: { title: 'Onest', kind: 'sans', weights: [400, 900], size: 100 },
  manrope: { title: 'Manrope', kind: 'sans', weights: [200, 800], size: 100 },
  rubik: { title: 'Rubik', kind: 'sans', weights: [300, 900], size: 98 },
  'golos-text': { title: 'Golos Text', kind: 'sans', weights: [400, 900], size: 98 },
  nunito: { title: 'Nunito', kind: 'sans', weights: [200, 1000], size: 104 },
  geologica: { title: 'Geologica', kind: 'sans', weights: [100, 900], size: 97 },
  unbounded: { title: 'Unbounded', kind: 'sans', weights: [400, 900], size: 80 },
  literata: { title: 'Literata', kind: 'serif', weights: [400, 900], size: 99 },
  lora: { title: 'Lora', kind: 'serif', weights: [400, 700], size: 103 },
  'playfair-display': { title: 'Playfair Display', kind: 'serif', weights: [400, 900], size: 102 },
  vollkorn: { title: 'Vollkorn', kind: 'serif', weights: [400, 900], size: 107 },
} as const satisfies Readonly<Record<string, Font>>

export type FontName = keyof typeof FONTS

/** Typefaces of a site: headings and text. */
export interface TypographyTheme {
  readonly id: number
  readonly name: string
  readonly heading: FontName
  readonly text: FontName
  /** Letter spacing of headings and of the largest ones, em; absent = that of Onest. */
  readonly tracking?: readonly [heading: number, display: number]
}

/** Typography themes. Sites store their ids, so themes are only added. Titles are in the strings. */
export const TYPOGRAPHY_THEMES = [
  { id: 1, name: 'onest', heading: 'onest', text: 'onest' },
  { id: 2, name: 'even', heading: 'manrope', text: 'manrope', tracking: [-0.025, -0.04] },
  { id: 3, name: 'kind', heading: 'rubik', text: 'rubik', tracking: [-0.015, -0.03] },
  { id: 4, name: 'round', heading: 'nunito', text: 'nunito', tracking: [-0.015, -0.025] },
  { id: 5, name: 'book', heading: 'literata', text: 'literata', tracking: [-0.015, -0.025] },
  { id: 6, name: 'letter', heading: 'lora', text: 'golos-text', tracking: [-0.01, -0.02] },
  { id: 7, name: 'magazine', heading: 'playfair-display', text: 'golos-text', tracking: [-0.01, -0.02] },
  { id: 8, name: 'oven', heading: 'vollkorn', text: 'onest', tracking: [-0.012, -0.02] },
  { id: 9, name: 'poster', heading: 'unbounded', text: 'manrope', tracking: [-0.03, -0.04] },
  { id: 10, name: 'strict', heading: 'geologica', text: 'geologica', tracking: [-0.025, -0.04] },
] as const satisfies readonly TypographyTheme[]

export type TypographyThemeName = (typeof TYPOGRAPHY_THEMES)[number]['name']

/** Default of sites, and the theme of the marketplace. */
export const DEFAULT_TYPOGRAPHY_THEME: TypographyTheme = TYPOGRAPHY_THEMES[0]

export const typographyThemeOf = (id: number): (TypographyTheme & { readonly name: TypographyThemeName }) | null =>
  TYPOGRAPHY_THEMES.find((theme) => theme.id === id) ?? null
