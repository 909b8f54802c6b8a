import { box, type Canvas, dot, line, oval, shadow, shape, times } from './canvas.ts'

/** Things of a yard. Each is drawn standing on (0, 0); a milk can is about 60 units high. */

const wood = ['#b98a58', '#a9784a', '#c79a66'] as const

export const milkCan = (): string =>
  `${shadow(18, 3)}${shape('M-16 0V-34Q-16-42-9-46V-52H9V-46Q16-42 16-34V0Z', '#c3cbd1')}${shape('M-16 0V-34Q-16-42-9-46V-52H-3V0Z', '#e2e7ea')}${box(-11, -58, 22, 8, '#aab4bb', 3)}${line('M-16-30h32M-16-8h32', '#9aa5ad', 1.6)}${line('M-16-36q-8 6 0 12M16-36q8 6 0 12', '#9aa5ad', 2.4)}`

/** Draws a wheel of cheese lying down; `rind` is its colour. */
export const cheeseWheel = (rind: string, r = 22): string =>
  `${shape(`M${-r} -16V-5A${r} ${r * 0.32} 0 0 0 ${r} -5V-16Z`, rind)}${oval(0, -16, r, r * 0.32, '#f7e3a8')}${oval(0, -16, r * 0.88, r * 0.26, '#fbeec6')}${shape(`M${-r} -16V-5Q${-r * 0.8} 0 ${-r * 0.5} 1V-11Q${-r * 0.85} -12 ${-r} -16Z`, '#fff', 'opacity=".25"')}`

export const jar = (filling: string, cloth = '#d9534a'): string =>
  `${shape('M-13 0Q-15-2-15-6V-30Q-15-36-11-38H11Q15-36 15-30V-6Q15-2 13 0Z', '#eef4f2', 'opacity=".85"')}${shape('M-12.5-2V-30Q-12.5-32-10-33H10Q12.5-32 12.5-30V-2Z', filling)}${box(-9, -24, 18, 14, '#fffaf0', 2)}${line('M-5-19h10M-5-15h6', '#b8a888', 1.6)}${shape('M-14-36h28v-7h-28Z', cloth)}${line('M-10-28v20', '#fff', 2, 'opacity=".6"')}`

export const bottle = (filling: string, cap = '#3f7a52'): string =>
  `${shape('M-9 0V-34Q-9-42-4-48V-58H4V-48Q9-42 9-34V0Z', filling)}${shape('M-9 0V-34Q-9-42-4-48V-58H-1V0Z', '#fff', 'opacity=".3"')}${box(-9, -28, 18, 15, '#fffaf0')}${box(-5, -63, 10, 7, cap, 1.5)}`

export const loaf = (crust = '#b5743a'): string =>
  `${shape('M-26 0Q-32-4-30-14-24-28 0-28 24-28 30-14 32-4 26 0Z', crust)}${shape('M-24-8Q-20-22 0-23 18-22 22-12 8-18-4-15-16-13-24-8Z', '#fff', 'opacity=".18"')}${line('M-14-9q3-9 9-13M0-8q3-10 9-14M13-8q3-7 7-10', '#f0cf96', 3)}`

export const tinLoaf = (): string =>
  `${shape('M-22 0V-18Q-24-30-14-30H14Q24-30 22-18V0Z', '#8a5630')}${shape('M-22-18Q-24-30-14-30H14Q24-30 22-18 10-24 0-20-12-24-22-18Z', '#a86a3a')}`

export const bun = (): string =>
  `${shape('M-15 0Q-18-16 0-17 18-16 15 0Z', '#d99a4e')}${oval(-4, -11, 6, 3, '#f1c884', 'opacity=".8"')}`

export const sack = (filling = '#f5ead2'): string =>
  `${shadow(22, 4)}${shape('M-22 0Q-28-22-20-40L-14-46H14L20-40Q28-22 22 0Z', '#d8bf94')}${shape('M-22 0Q-28-22-20-40L-14-46H-6Q-14-20-8 0Z', '#fff', 'opacity=".2"')}${oval(0, -44, 16, 6, filling)}${line('M-18-38Q0-32 18-38', '#b99d6c', 2)}`

export const barrel = (): string =>
  `${shadow(26, 4)}${shape('M-22 0Q-30-28-22-56H22Q30-28 22 0Z', '#b07c48')}${line('M-10 0Q-14-28-10-56M4 0Q6-28 4-56M15 0Q20-28 15-56', '#966638', 2)}${line('M-25-14H25M-25-42H25', '#6a6460', 4)}${oval(0, -56, 22, 5, '#8f6136')}`

/** Draws a crate of round food: apples, tomatoes, potatoes. */
export const crate = (canvas: Canvas, colors: readonly string[]): string => {
  const { pick } = canvas
  const plank = pick(wood)
  const heap = times(11, (index) => {
    const row = index < 6 ? 0 : 1
    return dot(-30 + (row ? index - 6 : index) * (row ? 13 : 12) + row * 6, -30 - row * 9, 8.4, pick(colors))
  })
  return `${shadow(42, 5)}${heap}${times(3, (index) => box(-40, -28 + index * 10, 80, 8, plank, 1.5))}${box(-40, -30, 6, 30, '#8f6136')}${box(34, -30, 6, 30, '#8f6136')}`
}

/** Draws a crate of fish on ice. */
export const fishCrate = (): string =>
  `${shadow(46, 5)}${box(-44, -22, 88, 22, '#5f8fb5', 3)}${shape('M-40-22Q-30-32-16-28 0-36 14-28 30-32 40-22Z', '#eaf5fb')}${times(3, (index) => at3(-26 + index * 26, -26 - (index % 2) * 4))}${line('M-40-12h80', '#4a7699', 2)}`
const at3 = (x: number, y: number) => `<g transform="translate(${x} ${y})">${fish('#8fa3ad', '#cfdbe0')}</g>`

/** Draws a lying fish, its head to the right. */
export const fish = (back: string, belly: string): string =>
  `${shape('M-22 0L-32-8Q-28 0-32 8Z', back)}${shape('M-24 0Q-8-12 12-9 24-6 26 0 22 7 10 9-10 10-24 0Z', belly)}${shape('M-24 0Q-8-12 12-9 24-6 26 0 4-2-24 0Z', back)}${dot(19, -2.5, 1.8, '#23282b')}${shape('M-2 0q8 2 8 7-7 0-10-4Z', back, 'opacity=".6"')}`

export const basket = (canvas: Canvas, colors: readonly string[]): string => {
  const { pick, between } = canvas
  return `${shadow(30, 4)}${line('M-24-24Q0-72 24-24', '#9a6f3f', 5)}${times(12, () => dot(between(-20, 20), -28 - between(0, 8), 7, pick(colors)))}${shape('M-30-26H30L22 0H-22Z', '#c0935a')}${line('M-28-18H28M-26-9H26M-14-26L-11 0M0-26V0M14-26L11 0', '#9a6f3f', 2)}`
}

export const haystack = (): string =>
  `${shadow(60, 7)}${shape('M-54 0Q-56-56 0-84 56-56 54 0Z', '#dcb75a')}${shape('M-54 0Q-56-56 0-84-10-40-16 0Z', '#eccd7c')}${line('M-30-10Q-24-40-6-66M-8-6Q-4-40 4-74M16-6Q18-36 10-64M36-10Q32-38 18-58', '#c79d3f', 2)}${line('M0-80V-100', '#7a5a3a', 4)}`

export const bale = (): string =>
  `${shadow(34, 5)}${dot(0, -28, 28, '#dcb75a')}${line('M0-28m-19 0a19 19 0 1 1 38 0a19 19 0 1 1-38 0M0-28m-11 0a11 11 0 1 1 22 0a11 11 0 1 1-22 0', '#c79d3f', 2.4)}`

const HIVES = ['#f0c23f', '#6fb0d6', '#7cc08a', '#e57a4e', '#fbf3e0', '#b48ad0'] as const
export const hive = (index: number): string =>
  `${shadow(26, 4)}${line('M-14-4v5M14-4v5', '#6b563d', 5)}${box(-21, -46, 42, 42, HIVES[index % HIVES.length] as string, 2)}${line('M-21-25h42', '#000', 2, 'opacity=".14"')}${box(-26, -54, 52, 10, '#fffaf0', 2)}${box(-9, -14, 18, 4, '#463727', 2)}${dot(16, -62, 2.4, '#e3a52a')}${dot(-20, -70, 2.4, '#e3a52a')}`

/** Draws a hollow trunk high in a pine, the home of wild bees. */
export const treeHive = (): string =>
  `${box(-13, -70, 26, 70, '#8a6038', 8)}${line('M-6-64v58M5-64v58', '#74502d', 2)}${box(-6, -44, 12, 24, '#4a331d', 3)}${box(-17, -76, 34, 8, '#6b4a2b', 3)}`

export const fence = (width: number, color: string): string =>
  `${times(Math.floor(width / 26), (index) => shape(`M${index * 26} 0V-30l6-7 6 7V0Z`, color))}${box(-4, -26, width, 5, color)}${box(-4, -12, width, 5, color)}`

export const wattle = (width: number): string =>
  `${times(Math.floor(width / 30), (index) => box(index * 30, -44, 6, 46, '#7d5c3a', 2))}${times(4, (row) => line(`M-6 ${-8 - row * 9}${times(Math.floor(width / 30), (index) => `q15 ${(index + row) % 2 ? 6 : -6} 30 0`)}`, row % 2 ? '#9c7850' : '#8a6742', 5))}`

export const boat = (paint = '#3f6d8f'): string =>
  `${shape('M-70-20Q-40-12 0-12 44-12 78-26L60 4Q54 10 46 10H-48Q-58 10-62 0Z', paint)}${shape('M-70-20Q-40-12 0-12 44-12 78-26L75-20Q42-6 0-6-44-6-68-14Z', '#f2e6cf')}${line('M-20-8L-52-40M20-8L54-38', '#a9804f', 4)}${box(-30, -13, 60, 4, '#c79a66')}`

export const pier = (): string =>
  `${times(5, (index) => box(-110 + index * 52, -2, 9, 44, '#6b4f33', 2))}${box(-124, -10, 248, 12, '#b08a5a', 2)}${line('M-124-4H124', '#8f6c42', 2)}`

export const nets = (): string =>
  `${line('M-60 0V-78M60 0V-78M-60-72Q0-56 60-72', '#7d5c3a', 5)}${line(`M-60-70Q0-54 60-70L52-6Q0 8-52-6Z${times(6, (index) => `M${-48 + index * 19} -66L${-44 + index * 17} -4`)}${times(4, (index) => `M-58 ${-56 + index * 14}Q0 ${-42 + index * 14} 58 ${-56 + index * 14}`)}`, '#5f7f86', 1.5)}${times(5, (index) => dot(-48 + index * 24, -66 + (index % 3) * 2, 5, '#e8a24e'))}`

export const samovar = (): string =>
  `${shadow(22, 4)}${shape('M-18 0H18L12-8H-12Z', '#b98b34')}${shape('M-20-44Q-22-18-10-10H10Q22-18 20-44Z', '#e0b24a')}${shape('M-20-44Q-22-18-10-10H-4Q-10-24-8-44Z', '#f4d68a')}${oval(0, -46, 20, 5, '#c99a3c')}${box(-8, -58, 16, 12, '#d3a544', 3)}${line('M-20-36q-12 2-10 12M20-36q12 2 10 12', '#b98b34', 4)}${line('M0-22h14v6', '#8f6a24', 3)}`

export const woodpile = (): string =>
  `${shadow(66, 6)}${times(4, (row) => times(7 - row, (index) => dot(-54 + index * 18 + row * 9, -9 - row * 15, 9, '#d9b487') + dot(-54 + index * 18 + row * 9, -9 - row * 15, 5, '#c39862')))}`

export const well = (): string =>
  `${shadow(40, 5)}${line('M-26-30V-92M26-30V-92', '#7d5c3a', 7)}${shape('M-44-86L0-116 44-86Z', '#8a4a35')}${times(4, (index) => box(-34, -38 + index * 10, 68, 9, index % 2 ? '#b98a58' : '#a9784a', 4))}${line('M-26-74H26', '#6b4f33', 6)}${line('M0-74V-50', '#4b4b4b', 2)}${shape('M-9-50h18l-3 16H-6Z', '#8fa0aa')}`

export const tractor = (paint = '#c8402f'): string =>
  `${shadow(78, 7)}${box(-10, -62, 78, 32, paint, 5)}${shape('M-56-44V-108H4V-62H-2V-40Z', paint)}${shape('M-48-64V-100H-4V-64Z', '#cfe6f0')}${box(-60, -114, 70, 8, '#fff', 3)}${box(50, -84, 6, 24, '#4b4b4b')}${dot(-34, -32, 34, '#35302c')}${dot(-34, -32, 17, '#f0c23f')}${dot(52, -20, 20, '#35302c')}${dot(52, -20, 9, '#f0c23f')}`

export const cart = (canvas: Canvas, colors: readonly string[]): string =>
  `${shadow(70, 6)}<g transform="translate(0 -34) scale(1.3 1)">${crate(canvas, colors)}</g>${line('M50-38L110-22', '#7d5c3a', 6)}${dot(-24, -18, 19, '#6b4f33')}${dot(-24, -18, 13, '#d9b487')}${line('M-24-36V0M-42-18H-6', '#6b4f33', 3)}${dot(30, -18, 19, '#6b4f33')}${dot(30, -18, 13, '#d9b487')}${line('M30-36V0M12-18H48', '#6b4f33', 3)}`

export const campfire = (): string =>
  `${dot(0, -14, 60, '#ffb24a', 'opacity=".22"')}${shape('M0-58Q22-30 16-10 8 4 0 4-14 4-16-10-18-28 0-58Z', '#f28a2b')}${shape('M0-34Q12-18 7-6 0 4-7-6-9-18 0-34Z', '#ffe3a0')}${line('M-26 6L26-2M-26-2L26 6', '#5b4632', 8)}`

export const tent = (): string =>
  `${shadow(90, 7)}${shape('M-76 0L0-86 76 0Z', '#e39b3c')}${shape('M0-86L76 0H26Z', '#c97f2a')}${shape('M-24 0L0-56 24 0Z', '#5a3d20')}${shape('M-24 0L0-56-6 0Z', '#fff3d6')}`

/** Draws a striped awning over a counter. */
export const stall = (canvas: Canvas, colors: readonly (readonly string[])[], stripe: string): string =>
  `${shadow(190, 9)}${box(-168, -190, 9, 190, '#8f6c42')}${box(159, -190, 9, 190, '#8f6c42')}${times(3, (index) => `<g transform="translate(${-104 + index * 104} -86) scale(1.120)">${crate(canvas, colors[index % colors.length] as readonly string[])}</g>`)}${box(-176, -88, 352, 14, '#c79a66', 3)}${box(-168, -74, 336, 74, '#e3c79a')}${line('M-112-74V0M-56-74V0M0-74V0M56-74V0M112-74V0', '#cda874', 2)}${times(12, (index) => shape(`M${-186 + index * 31} -196h31v24a15.5 13 0 0 1-31 0Z`, index % 2 ? '#fffaf0' : stripe))}${shape('M-186-196L-160-240H160L186-196Z', stripe)}${times(6, (index) => shape(`M${-155 + index * 62} -196L${-133 + index * 53.4} -240h26.600L${-124 + index * 62} -196Z`, '#fffaf0'))}`
