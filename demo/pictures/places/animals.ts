import { type Canvas, dot, line, oval, shadow, shape, times } from './canvas.ts'

/** Animals. Each is drawn with its feet at (0, 0), facing right; a cow is about 90 units high. */
export type Animal =
  | 'cow'
  | 'goat'
  | 'sheep'
  | 'pig'
  | 'horse'
  | 'hen'
  | 'goose'
  | 'duck'
  | 'turkey'
  | 'rabbit'
  | 'deer'
  | 'dog'
  | 'cat'

const legs = (at: readonly number[], top: number, width: number, fill: string, hoof: string) =>
  at
    .map(
      (x) =>
        `${shape(`M${x} ${top}h${width}L${x + width - 1} 0H${x + 1}Z`, fill)}${shape(`M${x + 1}-6h${width - 2}V0H${x + 0.6}Z`, hoof)}`,
    )
    .join('')
const eye = (x: number, y: number, r = 2.2) =>
  `${dot(x, y, r, '#2b2019')}${dot(x + r * 0.35, y - r * 0.4, r * 0.35, '#fff')}`

const COATS: readonly (readonly [hide: string, spot: string, leg: string])[] = [
  ['#fdf9f1', '#3b3430', '#e8dfd1'],
  ['#b9774a', '#fdf9f1', '#9d6239'],
  ['#c9976a', '#b27d51', '#a9794f'],
  ['#5a4036', '#493228', '#45302a'],
  ['#fdf7ec', '#b5633b', '#eadfce'],
]

function cow({ pick, chance }: Canvas): string {
  const [hide, spot, leg] = pick(COATS)
  const bell = chance(0.5)
    ? `${line('M52-60Q58-52 66-54', '#8a4b2b', 3)}${shape('M56-52l8 0 2 9h-12Z', '#e2b33c')}`
    : ''
  return `${shadow(58, 7)}${line('M-47-58Q-60-48-54-22', hide, 4)}${oval(-54, -20, 4, 7, spot)}${legs([-32, 22], -34, 10, leg, '#4b3d33')}${oval(-16, -29, 15, 9, '#efb6a5')}${shape('M-49-52Q-52-74-34-76L30-76Q50-78 52-56 50-34 38-30 10-24-34-28-48-32-49-52Z', hide)}${shape('M-36-75Q-40-52-22-50-4-54-8-76ZM8-30Q10-50 26-48 38-44 36-31 22-27 8-30Z', spot)}${legs([-44, 34], -36, 11, hide, '#4b3d33')}${shape('M36-74Q50-92 62-90L70-70Q62-50 46-46Z', hide)}${shape('M54-92q-12-8-16 2 6 8 16 4Z', spot)}${line('M62-94q-2-10 6-13M70-94q4-8 1-13', '#e9ddc4', 4)}${shape('M56-96Q70-102 78-90L90-72Q92-62 82-60L68-62Q54-72 56-96Z', hide)}${shape('M62-96q8-2 12 4l4 14q-10 4-14-4Z', spot, 'opacity=".9"')}${oval(84, -65, 9, 7, '#efb6a5')}${dot(87, -67, 1.5, '#8f5c50')}${eye(73, -82)}${bell}`
}

function goat({ pick }: Canvas): string {
  const [hide, dark] = pick([
    ['#fbf7ee', '#e4dac8'],
    ['#b98256', '#8f5f3b'],
    ['#e9d9bd', '#cdb78f'],
    ['#6d5647', '#4e3c31'],
  ])
  return `${shadow(36, 5)}${legs([-22, 14], -26, 6, dark, '#3d3129')}${shape('M-32-44q-8-4-7-12 7 2 11 8Z', hide)}${shape('M-32-36Q-36-54-22-56L20-56Q34-56 34-40 32-24 22-22H-22Q-31-24-32-36Z', hide)}${shape('M-20-22q6 7 14 0Z', '#efb6a5')}${legs([-30, 22], -28, 7, hide, '#3d3129')}${shape('M20-54Q28-70 38-72L48-62Q42-46 30-40Z', hide)}${line('M40-78Q32-96 20-98M45-79Q40-96 30-101', '#9a8468', 4)}${shape('M36-78Q46-84 52-74L60-62Q60-54 52-55L44-57Q34-64 36-78Z', hide)}${shape('M38-74q-13-2-16 6 9 5 17 0Z', dark)}${shape('M49-56q1 10-2 15-6-6-5-15Z', dark)}${eye(49, -69, 1.9)}${line('M54-58q3 1 5-1', '#7d5a4c', 1.4)}`
}

function sheep({ chance }: Canvas): string {
  const head = chance(0.5) ? '#40362f' : '#f0e4d0'
  const wool = '#fffaf0'
  return `${shadow(38, 5)}${legs([-20, -10, 10, 20], -18, 5, '#40362f', '#2c2520')}${dot(-24, -36, 14, wool)}${dot(-12, -46, 15, wool)}${dot(6, -48, 15, wool)}${dot(22, -40, 14, wool)}${dot(-22, -26, 12, wool)}${dot(0, -26, 15, wool)}${dot(20, -27, 12, wool)}${line('M-26-40q8-8 16-2M-4-50q9-6 16 2M-12-30q9-6 16 1M10-34q8-5 14 2', '#e6dcc8', 2.4)}${shape('M26-54Q36-62 44-54L50-40Q48-32 40-33L32-36Q24-42 26-54Z', head)}${shape('M28-50q-11-1-13 6 8 4 14-1Z', head)}${dot(30, -56, 8, wool)}${eye(40, -48, 1.8)}`
}

const pig = ({ pick }: Canvas): string => {
  const [hide, dark] = pick([
    ['#f4bdb0', '#e39c8f'],
    ['#f0b3a6', '#d98f83'],
    ['#8d7568', '#6f5a50'],
  ])
  return `${shadow(44, 6)}${legs([-24, 16], -16, 9, dark, '#7c544b')}${line('M-41-34q-10-2-8-9 6-3 6 3', dark, 2.6)}${shape('M-42-32Q-44-54-22-56L16-56Q36-54 38-34 36-14 20-12H-26Q-40-14-42-32Z', hide)}${legs([-34, 22], -18, 10, hide, '#7c544b')}${shape('M18-52Q34-62 46-48L58-40Q62-30 54-26L40-20Q24-18 20-30Z', hide)}${oval(57, -33, 5, 8, dark)}${dot(58, -35.5, 1.3, '#7c544b')}${dot(58, -30.5, 1.3, '#7c544b')}${shape('M24-56q4-12 16-8 0 10-10 14Z', dark)}${eye(43, -41)}${line('M46-24q5 2 8-1', '#a8675c', 1.6)}`
}

const horse = ({ pick }: Canvas): string => {
  const [hide, mane] = pick([
    ['#a8623a', '#4b2f20'],
    ['#6b4633', '#33231b'],
    ['#e3d4bd', '#fbf5ea'],
    ['#8b8580', '#4e4a47'],
  ])
  return `${shadow(62, 7)}${line('M-50-74Q-66-60-58-22', mane, 9)}${legs([-34, 24], -46, 9, hide, '#2f2620')}${shape('M-52-66Q-56-90-36-92L28-90Q48-92 48-66 46-46 34-42L-36-44Q-50-48-52-66Z', hide)}${legs([-46, 34], -50, 10, hide, '#2f2620')}${shape('M22-88Q38-112 50-128L66-116Q64-86 44-62Z', hide)}${shape('M46-132Q56-140 66-130L86-106Q90-96 80-94L70-96Q56-104 46-132Z', hide)}${shape('M48-140q6 2 8 10l-8 4Z', hide)}${shape('M48-134Q30-122 18-88 30-96 36-92 36-110 54-122Z', mane)}${line('M80-96q3-2 5-6', '#3b2a20', 1.8)}${eye(65, -119)}`
}

const hen = ({ pick }: Canvas): string => {
  const [body, tail] = pick([
    ['#c8703a', '#7d4322'],
    ['#fbf6ea', '#e5dac4'],
    ['#3f3a3d', '#2a272b'],
    ['#b98d5d', '#5f4630'],
    ['#8e8a86', '#67625f'],
  ])
  return `${shadow(18, 3)}${line('M-4 0V-10M5 0V-10M-4 0h6M5 0h6', '#d99a2b', 2.2)}${shape('M-26-38Q-20-24-8-22L-6-14Q-24-16-30-28-34-40-26-38Z', tail)}${shape('M-22-24Q-16-10 4-8 20-10 20-26 20-40 14-44 8-44 6-34-2-28-12-30-24-38-22-24Z', body)}${shape('M-14-22Q-4-12 8-18-2-28-14-22Z', tail, 'opacity=".7"')}${dot(13, -42, 7.5, body)}${shape('M8-48q0-7 4-5 1-6 5-2 5-2 3 5Z', '#d8362f')}${shape('M20-43l7 2.5-7 2.500Z', '#e8a92f')}${oval(18, -35, 2.5, 4, '#d8362f')}${eye(15, -43.5, 1.5)}`
}

const goose = ({ pick }: Canvas): string => {
  const [body, wing] = pick([
    ['#fdfaf4', '#e5ded0'],
    ['#a39a90', '#7f766d'],
  ])
  return `${shadow(24, 3.5)}${line('M-6 0V-12M6 0V-12M-6 0h7M6 0h7', '#e58a2b', 2.6)}${shape('M-34-34Q-30-12 0-10 24-10 26-30 24-36 16-36L-8-38Q-24-36-34-34Z', body)}${shape('M-28-32Q-16-18 8-20 4-34-8-36Z', wing)}${line('M20-30Q30-46 24-62', body, 9)}${shape('M18-64Q22-76 32-72 38-66 32-60 22-56 18-64Z', body)}${shape('M34-69l13 4q-4 5-13 3Z', '#e58a2b')}${eye(29, -67, 1.6)}`
}

const duck = ({ chance }: Canvas): string => {
  const head = chance(0.5) ? '#2f6b4a' : '#8a6a48'
  return `${shadow(20, 3)}${line('M-3 0V-8M6 0V-8M-3 0h6M6 0h6', '#e58a2b', 2.4)}${shape('M-28-30Q-22-8 2-7 22-8 22-24 16-30-6-28Z', '#b79a76')}${shape('M-20-26Q-10-14 8-16 4-28-8-28Z', '#8f7554')}${line('M17-26Q22-34 19-40', head, 8)}${dot(20, -42, 8, head)}${line('M14-32q6 4 11 1', '#fff', 2.4)}${shape('M26-44l11 3q-4 5-11 3Z', '#e9b03a')}${eye(22, -44, 1.5)}`
}

const turkey = ({ chance }: Canvas): string => {
  const [body, band] = chance(0.6) ? ['#5d4a40', '#8c6a4c'] : ['#f6f1e7', '#ddd2bf']
  const fan = times(
    9,
    (index) =>
      `<ellipse cx="0" cy="-28" rx="6.5" ry="20" fill="${index % 2 ? body : band}" transform="translate(-14 -28) rotate(${-96 + index * 16})"/>`,
  )
  return `${shadow(28, 4)}${fan}${line('M-4 0V-12M6 0V-12M-4 0h7M6 0h7', '#c98a55', 2.4)}${shape('M-24-28Q-20-10 2-9 22-10 22-30 18-44 2-44-18-44-24-28Z', body)}${shape('M-16-28Q-6-16 10-20 4-34-8-34Z', band)}${line('M16-40Q22-50 18-58', '#c6574e', 5)}${dot(19, -60, 6, '#8fb0c4')}${shape('M24-62l8 2-7 3Z', '#e8c07a')}${oval(23, -52, 2.6, 6, '#d8362f')}${eye(20, -61.5, 1.4)}`
}

const rabbit = ({ pick }: Canvas): string => {
  const fur = pick(['#b9a48f', '#f6f1ea', '#7d7570', '#d3a877'])
  return `${shadow(18, 3)}${dot(-18, -10, 5, '#fff')}${shape('M-20-8Q-22-28-2-28 14-28 16-14 17-3 10 0H-14Q-20-2-20-8Z', fur)}${shape('M6-24Q2-44 8-46 14-44 12-24ZM12-24Q14-44 20-44 22-38 17-22Z', fur)}${shape('M8-28Q6-40 9-42 11-38 10-28Z', '#efc3b6')}${oval(14, -22, 10, 9, fur)}${oval(-8, -6, 9, 6, '#00000014')}${eye(17, -24, 1.7)}${dot(24, -20, 1.5, '#c7776c')}`
}

const deer = ({ season }: Canvas): string => {
  const [hide, pale] = season === 'winter' ? ['#a8988b', '#e9e2d8'] : ['#a0703f', '#d9b88d']
  return `${shadow(42, 5)}${legs([-24, 18], -40, 6, hide, '#332a22')}${shape('M-38-60Q-42-78-26-78L22-78Q36-78 36-58 34-42 24-40L-26-42Q-36-46-38-60Z', hide)}${shape('M-38-62q-7 4-6 12l8-2Z', pale)}${legs([-34, 24], -42, 7, hide, '#332a22')}${shape('M18-74Q32-92 38-100L50-92Q48-68 34-56Z', pale)}${line('M40-106Q24-122 30-144M30-126L16-134M29-134L40-144M46-106Q56-122 50-146M52-124L66-132M52-134L42-148', '#7a6048', 3.6)}${shape('M34-106Q44-112 52-102L64-88Q66-80 58-80L48-82Q36-90 34-106Z', hide)}${shape('M36-102q-12-2-15 5 8 5 16 1Z', hide)}${eye(50, -95, 2)}${dot(63, -85, 2.6, '#332a22')}`
}

const dog = ({ pick }: Canvas): string => {
  const [fur, pale] = pick([
    ['#8d8a86', '#fbf8f2'],
    ['#c98d52', '#fbf2e2'],
    ['#3f3833', '#f2e8da'],
  ])
  return `${shadow(26, 4)}${shape('M-24-34Q-40-40-36-52-26-54-20-42Z', fur)}${shape('M-26-30Q-22-44 0-42L14-42 16-14-22-14Z', fur)}${legs([-22, 6], -18, 7, pale, pale)}${legs([-14, 12], -18, 7, pale, pale)}${shape('M8-40L12-60 18-52 26-54 30-64 34-50Q42-42 46-40 46-34 38-32L28-28Q14-28 8-40Z', fur)}${shape('M28-42Q40-42 46-40 46-34 38-32L30-30Z', pale)}${dot(45.5, -39, 2.2, '#2b2019')}${eye(31, -46, 1.7)}`
}

const cat = ({ pick }: Canvas): string => {
  const fur = pick(['#d98b4a', '#6d6660', '#f4efe6', '#3d3836'])
  return `${shadow(15, 2.6)}${line('M-12-6Q-28-4-26-20', fur, 5)}${shape('M-14 0Q-18-26 0-28 14-26 14 0Z', fur)}${shape('M-10-26L-10-44-3-39H5L12-44 12-28Q8-20 0-20-8-20-10-26Z', fur)}${eye(-3, -32, 1.6)}${eye(6, -32, 1.6)}${shape('M0.5-29h3l-1.5 2Z', '#c7776c')}`
}

const DRAWN: Readonly<Record<Animal, (canvas: Canvas) => string>> = {
  cow,
  goat,
  sheep,
  pig,
  horse,
  hen,
  goose,
  duck,
  turkey,
  rabbit,
  deer,
  dog,
  cat,
}

/** Draws an animal with a random coat. */
export const animal = (canvas: Canvas, kind: Animal): string => DRAWN[kind](canvas)
