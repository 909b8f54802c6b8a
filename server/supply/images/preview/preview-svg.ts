import { oklch } from '@okolitsa/domain/images/oklch.ts'
import { PREVIEW_SIZE } from '@okolitsa/domain/images/preview-url.ts'
import { PICTURE_FRAME } from './preview-frame.ts'
import { linesOf } from './text-lines.ts'
import { firstDrawn, type TextStyle, textPath, textWidth } from './text-paths.ts'

export interface PreviewText {
  /** Name of the shop. */
  readonly brand: string
  readonly title: string
  /** A smaller text under the title. */
  readonly note: string
  /** Text of the badge at the bottom, such as a price or a time. */
  readonly badge: string
  /** Background hue of the picture, degrees of OKLCH. */
  readonly hue: number
  /** Icon of a seller's own site; null = the marketplace's. */
  readonly sign: { readonly letters: readonly string[]; readonly color: string } | null
}

const LEFT = 60
const TEXT_WIDTH = PICTURE_FRAME.left - LEFT - 40
const PAPER = '#FCFAF5'
const GREEN = '#2C7A3F'
const DARK_GREEN = '#144C23'
const INK = '#22261F'
const GREY = '#5C6257'
const BRAND: TextStyle = { weight: '700', size: 34, color: DARK_GREEN }
const NOTE: TextStyle = { weight: '500', size: 28, color: GREY }
/** Styles of a badge; the first one that fits next to the picture is used. */
const BADGES = [44, 36, 30].map((size): TextStyle => ({ weight: '700', size, color: PAPER }))
const BADGE_PADDING = 32
const TITLE_TOP = 196
const TITLE_LINES = 4
const NOTE_LINES = 2
const BADGE_HEIGHT = 84
const BADGE_TOP = PREVIEW_SIZE.height - 45 - BADGE_HEIGHT

/** The shop's logo, 40 × 40. */
const SIGN = `<circle cx="20" cy="20" r="20" fill="${GREEN}"/><circle cx="20" cy="19.5" r="8.5" fill="#FFD56A"/><path d="M.6 24.8C7 19.6 13 20.2 20 24s13.5 3.2 19.4-.4A20 20 0 0 1 .6 24.8Z" fill="#9CD2A4"/><path d="M2.2 29.1C9 25.5 15 26 22 29.2s11.5 2.2 16.2-.8A20 20 0 0 1 2.2 29.1Z" fill="${DARK_GREEN}"/>`

/** The letter of a seller's site on its colour, as large as the logo. */
function siteSign({ letters, color }: NonNullable<PreviewText['sign']>): string {
  const letter = firstDrawn(letters)
  const style: TextStyle = { weight: '700', size: 24, color: '#fff' }
  return `<rect width="40" height="40" rx="10" fill="${color}"/>${textPath(letter, (40 - textWidth(letter, style)) / 2, 28.5, style)}`
}

/** Lines and style of the title; a long title is written smaller before it takes all lines. */
function titleOf(title: string): { lines: string[]; style: TextStyle } {
  const styles = [58, 50, 42].map((size): TextStyle => ({ weight: '700', size, color: INK }))
  const whole = styles.find(
    (style) => !linesOf(title, TEXT_WIDTH, style, TITLE_LINES).some((line) => line.endsWith('…')),
  )
  const style = whole ?? (styles.at(-1) as TextStyle)
  return { lines: linesOf(title, TEXT_WIDTH, style, TITLE_LINES), style }
}

/** A preview without its picture, as SVG with outlined letters. */
export function previewSvg({ brand, title, note, badge, hue, sign }: PreviewText): string {
  const brandStyle = sign ? { ...BRAND, color: INK } : BRAND
  const { lines, style } = titleOf(title)
  const lineHeight = style.size * 1.15
  const noteTop = TITLE_TOP + lines.length * lineHeight + 4
  // a long title leaves less room for the note
  const room = Math.floor((BADGE_TOP - 16 - noteTop) / (NOTE.size * 1.3))
  const noteLines = linesOf(note, TEXT_WIDTH, NOTE, Math.max(1, Math.min(NOTE_LINES, room)))
  const { left, top, side, radius } = PICTURE_FRAME
  const badgeRoom = TEXT_WIDTH - 2 * BADGE_PADDING
  const badgeStyle = BADGES.find((one) => textWidth(badge, one) <= badgeRoom) ?? (BADGES.at(-1) as TextStyle)
  const badgeLine = linesOf(badge, badgeRoom, badgeStyle, 1)[0] ?? ''
  const badgeWidth = textWidth(badgeLine, badgeStyle) + 2 * BADGE_PADDING
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PREVIEW_SIZE.width}" height="${PREVIEW_SIZE.height}">`,
    `<rect width="100%" height="100%" fill="${PAPER}"/>`,
    `<rect x="${left}" y="${top}" width="${side}" height="${side}" rx="${radius}" fill="${oklch(0.93, 0.055, hue)}"/>`,
    `<g transform="translate(${LEFT} 62) scale(1.2)">${sign ? siteSign(sign) : SIGN}</g>`,
    textPath(linesOf(brand, TEXT_WIDTH - 64, brandStyle, 1)[0] ?? '', LEFT + 64, 98, brandStyle),
    ...lines.map((line, index) => textPath(line, LEFT, TITLE_TOP + index * lineHeight, style)),
    ...noteLines.map((line, index) => textPath(line, LEFT, noteTop + index * NOTE.size * 1.3, NOTE)),
    badge === ''
      ? ''
      : `<rect x="${LEFT}" y="${BADGE_TOP}" width="${badgeWidth}" height="${BADGE_HEIGHT}" rx="${BADGE_HEIGHT / 2}" fill="${sign?.color ?? GREEN}"/>${textPath(badgeLine, LEFT + BADGE_PADDING, BADGE_TOP + BADGE_HEIGHT / 2 + badgeStyle.size * 0.35, badgeStyle)}`,
    '</svg>',
  ].join('')
}
