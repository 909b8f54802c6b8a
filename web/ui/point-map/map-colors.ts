/** CSS tokens of the map's colours: the map follows the theme of the page. */
const TOKENS = {
  water: '--sky-100',
  land: '--surface-sunken',
  shore: '--neutral-200',
  road: '--surface-card',
  words: '--text-secondary',
} as const
export type MapColors = Record<keyof typeof TOKENS, string>

/** Resolves tokens to colours that the renderer can parse, which supports neither variables nor `oklch`. */
export function mapColors(element: Element): MapColors {
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const brush = canvas.getContext('2d', { willReadFrequently: true })
  const probe = element.appendChild(document.createElement('span'))
  // with a transition the second colour would be read as the first
  probe.style.transitionProperty = 'none'
  const colorOf = (token: string): string => {
    if (!brush) return 'rgb(255,255,255)'
    probe.style.color = `var(${token})`
    brush.fillStyle = getComputedStyle(probe).color
    brush.fillRect(0, 0, 1, 1)
    const [red, green, blue] = brush.getImageData(0, 0, 1, 1).data
    return `rgb(${red},${green},${blue})`
  }
  const colors = {
    water: colorOf(TOKENS.water),
    land: colorOf(TOKENS.land),
    shore: colorOf(TOKENS.shore),
    road: colorOf(TOKENS.road),
    words: colorOf(TOKENS.words),
  }
  probe.remove()
  return colors
}
