import { oklch } from '@okolitsa/domain/images/oklch.ts'
import { type Lch, type Mood, shade } from './landscape-colors.ts'

/** Draws figures around (0, 0), the ground point, about 60 units high. Random order matters: one seed, one picture. */
export interface Figures {
  tree(leafColor: Lch, type: number): string
  barn(): string
  hut(): string
  cow(): string
  sheep(): string
  hive(index: number): string
}

const SHADOW = '#1c2a12'
const ROOFS: readonly Lch[] = [
  [0.52, 0.13, 32],
  [0.44, 0.07, 45],
  [0.5, 0.06, 250],
  [0.46, 0.09, 20],
]
const BARN_WALLS: readonly Lch[] = [
  [0.56, 0.155, 30],
  [0.6, 0.14, 38],
  [0.8, 0.05, 85],
  [0.58, 0.06, 240],
]
const HUT_WALLS: readonly Lch[] = [
  [0.72, 0.07, 70],
  [0.66, 0.08, 60],
  [0.75, 0.05, 85],
]

/** Takes an item by a random number from 0 to 1. */
export function pick<Item>(items: readonly Item[], random: () => number): Item {
  return items[Math.floor(random() * items.length)] as Item
}

const shadowOf = (cx: number, cy: number, rx: number, ry: number, opacity: number) =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${SHADOW}" opacity="${opacity}"/>`

/** Figures of one mood. */
export function figuresOf(mood: Mood, random: () => number): Figures {
  const isWinter = mood === 'winter'
  const isEvening = mood === 'evening'
  return {
    tree(leafColor, type) {
      const leaf: Lch = isWinter ? [0.9, 0.02, 220] : leafColor
      const light = shade(leaf, 0.09, 0.015, -12)
      const dark = shade(leaf, -0.06, 0, 6)
      const trunk = oklch(isEvening ? 0.32 : 0.42, 0.05, 55)
      const ground = shadowOf(0, 1, 15, 3, 0.16)
      if (type === 0)
        return `${ground}<path d="M-2 0L-1.6-20H1.6L2 0Z" fill="${trunk}"/><circle cx="0" cy="-30" r="16" fill="${dark}"/><circle cx="-9" cy="-24" r="10.5" fill="${dark}"/><circle cx="10" cy="-24" r="10" fill="${dark}"/><circle cx="-4" cy="-34" r="11.5" fill="${shade(leaf, 0.025)}"/><circle cx="-6" cy="-37" r="6.5" fill="${light}" opacity=".75"/>`
      if (type === 1)
        return `${ground}<path d="M-1.6 0L-1.2-12H1.2L1.6 0Z" fill="${trunk}"/><path d="M0-66C9-50 10-24 0-8-10-24-9-50 0-66Z" fill="${dark}"/><path d="M-1-64C3-48 3-26-2-12-9-26-8-48-1-64Z" fill="${shade(leaf, 0.04)}"/>`
      if (type === 2) {
        const needles: Lch = isWinter ? [0.52, 0.05, 165] : [leafColor[0] - 0.07, leafColor[1] * 0.75, 160]
        return `${ground}<path d="M-1.8 0V-8H1.8V0Z" fill="${trunk}"/><path d="M0-60L11-36 6-37 15-20 8-21 18-5Q0 0-18-5L-8-21-15-20-6-37-11-36Z" fill="${shade(needles)}"/><path d="M0-60L-11-36-6-37-15-20-8-21-18-5Q-9-2-1-2Z" fill="${isWinter ? '#fff' : shade(needles, 0.06)}" opacity="${isWinter ? 0.8 : 0.7}"/>`
      }
      return `${ground}<path d="M-1.5 0L-1-34H1L1.5 0Z" fill="#f4f1ea"/><path d="M-1.4-6h1.6M-.2-13h1.4M-1.2-20h1.5" stroke="#3b3a36" stroke-width=".9"/><ellipse cx="0" cy="-36" rx="11" ry="20" fill="${shade(leaf, 0.03, 0.01, -14)}"/><ellipse cx="-3" cy="-41" rx="6" ry="11" fill="${light}" opacity=".7"/>`
    },

    barn() {
      const wall = pick(BARN_WALLS, random)
      const roof = pick(ROOFS, random)
      const side = isWinter ? '#fff' : shade(roof)
      const edge = isWinter ? oklch(0.92, 0.02, 240) : shade(roof, -0.07)
      return `${shadowOf(26, 1, 70, 5, 0.18)}<path d="M30-34H88V0H30Z" fill="${shade(wall, -0.09)}"/><path d="M-30 0V-34L0-60 30-34V0Z" fill="${shade(wall)}"/><path d="M0-66L-37-33-32-28 0-56 32-28 37-33Z" fill="${edge}"/><path d="M0-66H62L96-31H36Z" fill="${side}"/><path d="M-13 0V-24H13V0Z" fill="#fff" opacity=".92"/><path d="M-10.500-2.500V-21.500H10.500V-2.500Z" fill="${shade(wall, -0.06)}"/><path d="M-10.500-2.500L10.500-21.500M-10.500-21.500L10.500-2.500" stroke="#fff" stroke-width="2" opacity=".92"/><circle cx="0" cy="-41" r="5" fill="#fff" opacity=".92"/><path d="M44-24h10v11H44zM64-24h10v11H64z" fill="${isEvening ? oklch(0.88, 0.13, 85) : '#fff'}" opacity=".9"/>`
    },

    hut() {
      const wall = pick(HUT_WALLS, random)
      const roof = pick(ROOFS, random)
      const top = isWinter ? '#fff' : shade(roof)
      const frame = pick(['#fff', oklch(0.7, 0.09, 235), oklch(0.94, 0.03, 95)], random)
      const glass = isEvening || random() > 0.6 ? oklch(0.9, 0.12, 88) : oklch(0.55, 0.04, 240)
      const windows = [-17, -3, 11]
        .map(
          (x) =>
            `<path d="M${x - 1}-17h10v12h-10z" fill="${frame}"/><path d="M${x + 0.8}-15h6.400v8.200h-6.400z" fill="${glass}"/>`,
        )
        .join('')
      return `${shadowOf(4, 1, 38, 4, 0.18)}<path d="M12-46h7v-14h-7z" fill="${oklch(0.62, 0.08, 35)}"/><path d="M-24 0V-24H28V0Z" fill="${shade(wall)}"/><path d="M-24-4h52M-24-10h52M-24-16h52M-24-22h52" stroke="${shade(wall, -0.09)}" stroke-width="1.100"/><path d="M-30-22L2-50 34-22Z" fill="${top}"/><path d="M-18-24L2-42 22-24Z" fill="${shade(wall, 0.07)}"/>${windows}<path d="M0-36h4v5h-4z" fill="${frame}"/>`
    },

    cow() {
      const isSpotted = random() > 0.45
      const hide = isSpotted ? '#fdfaf3' : oklch(0.58, 0.09, 50)
      const spots = isSpotted ? '#37322e' : '#fdfaf3'
      const facing = random() > 0.5 ? -1 : 1
      const legs = isSpotted ? '#e9e2d6' : shade([0.5, 0.08, 50])
      return `<g transform="scale(${facing} 1)">${shadowOf(0, 0, 17, 2.4, 0.2)}<path d="M-11-8v8M-7-8v8M8-8v8M12-8v8" stroke="${legs}" stroke-width="2.600"/><rect x="-15" y="-19" width="30" height="13" rx="5" fill="${hide}"/><path d="M-8-19q5 8 10 0zM4-6q4-7 9-2v2z" fill="${spots}"/><path d="M12-17l7-5q5 0 6 4l-1 5-7 1z" fill="${hide}"/><path d="M20-13l5-1-1 2.500-4 .5z" fill="#e8b3a4"/><path d="M-15-17q-4 4-3 9" stroke="${hide}" stroke-width="1.200" fill="none"/></g>`
    },

    sheep() {
      const facing = random() > 0.5 ? -1 : 1
      const head = random() > 0.5 ? '#4a433c' : '#f1e7d6'
      return `<g transform="scale(${facing} 1)">${shadowOf(0, 0, 12, 2, 0.2)}<path d="M-6-6v6M-2-6v6M4-6v6M7-6v6" stroke="#4a433c" stroke-width="1.700"/><path d="M-11-9a5 5 0 0 1 2-8 6 6 0 0 1 9-2 6 6 0 0 1 9 3 5 5 0 0 1 1 9q-10 4-21-2z" fill="#fffdf7"/><path d="M8-15q6-3 8 1l-1 6q-4 2-6-1z" fill="${head}"/></g>`
    },

    hive(index) {
      const colors = [
        oklch(0.8, 0.13, 85),
        oklch(0.74, 0.09, 225),
        oklch(0.78, 0.11, 145),
        oklch(0.72, 0.13, 35),
        '#fbf6ea',
      ]
      return `${shadowOf(0, 0, 13, 2.2, 0.2)}<path d="M-7-2v3M7-2v3" stroke="#6b563d" stroke-width="2"/><path d="M-10-22h20v20h-20z" fill="${colors[index % 5]}"/><path d="M-10-12h20" stroke="#000" stroke-opacity=".14" stroke-width="1.200"/><path d="M-12.500-25h25v4h-25z" fill="#fffaf0"/><path d="M-4-6h8v1.800h-8z" fill="#463727"/>`
    },
  }
}

/** A straw bale; drawn without randomness. */
export function bale(): string {
  const ring = oklch(0.68, 0.12, 75)
  return `${shadowOf(0, 0, 17, 3, 0.18)}<circle cx="0" cy="-12" r="13" fill="${oklch(0.8, 0.12, 82)}"/><circle cx="0" cy="-12" r="8" fill="none" stroke="${ring}" stroke-width="1.800"/><circle cx="0" cy="-12" r="3.500" fill="none" stroke="${ring}" stroke-width="1.800"/>`
}

/** One span of a greenhouse. */
export function greenhouse(): string {
  return `<path d="M-30 0V-14Q-30-30 0-30T30-14V0Z" fill="#fff" opacity=".72"/><path d="M-30 0V-14Q-30-30 0-30T30-14V0M-15-27V0M0-30V0M15-27V0M-30-12H30" fill="none" stroke="${oklch(0.62, 0.05, 180)}" stroke-width="1.600"/><path d="M-26-2q5-9 10 0 5-9 10 0 5-9 10 0 5-9 10 0z" fill="${oklch(0.62, 0.15, 140)}" opacity=".8"/>`
}

/** A windmill with its sails turned by `angle` degrees. */
export function windmill(angle: number): string {
  const sails = [0, 90, 180, 270]
    .map((turn) => `<path transform="rotate(${turn})" d="M0 0V-44M0-42h9v30H0z"/>`)
    .join('')
  return `${shadowOf(0, 1, 26, 4, 0.18)}<path d="M-17 0L-10-58H10L17 0Z" fill="${oklch(0.9, 0.035, 80)}"/><path d="M0-58H10L17 0H4Z" fill="${oklch(0.8, 0.05, 70)}"/><path d="M-13-56Q0-80 13-56Z" fill="${oklch(0.46, 0.09, 35)}"/><path d="M-4 0v-13a4 4 0 0 1 8 0V0z" fill="${oklch(0.4, 0.06, 45)}"/><g transform="translate(0 -58) rotate(${angle})" fill="#fffaf0" stroke="${oklch(0.45, 0.05, 50)}" stroke-width="1.400">${sails}</g><circle cx="0" cy="-58" r="3" fill="${oklch(0.4, 0.06, 45)}"/>`
}

/** A boat on a lake. */
export function boat(): string {
  return `<path d="M-34-8Q0 6 34-8L25 4Q0 10-25 4Z" fill="${oklch(0.48, 0.09, 45)}"/><path d="M-34-8Q0 4 34-8L31-5Q0 7-31-5Z" fill="${oklch(0.7, 0.09, 65)}"/><path d="M-8-4L26-26" stroke="${oklch(0.55, 0.07, 60)}" stroke-width="2"/>`
}

/** A tent. */
export function tent(): string {
  return `${shadowOf(0, 1, 46, 5, 0.2)}<path d="M-34 0L0-40 34 0Z" fill="${oklch(0.76, 0.13, 70)}"/><path d="M0-40L34 0H12Z" fill="${oklch(0.66, 0.14, 55)}"/><path d="M-11 0L0-26 11 0Z" fill="${oklch(0.34, 0.05, 55)}"/><path d="M-11 0L0-26-3 0Z" fill="#fff3d6"/>`
}

/** A camp fire. */
export function fire(): string {
  return `<circle cx="0" cy="-8" r="26" fill="${oklch(0.85, 0.14, 70)}" opacity=".28"/><path d="M0-24Q10-12 7-4 4 2 0 2-6 2-7-4-8-12 0-24Z" fill="${oklch(0.78, 0.16, 60)}"/><path d="M0-14Q5-8 3-3 0 1-3-3-4-8 0-14Z" fill="#fff3d6"/><path d="M-12 4L12-1M-12-1L12 4" stroke="#5b4632" stroke-width="3" stroke-linecap="round"/>`
}

/** Apples of an orchard tree. */
export function apples(): string {
  const color = oklch(0.63, 0.2, 28)
  return [
    [-8, -24],
    [6, -20],
    [2, -33],
    [-3, -27],
    [11, -28],
    [-11, -31],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.300" fill="${color}"/>`)
    .join('')
}
