import { box, type Canvas, dot, line, oval, shape, times, withChance } from './canvas.ts'

/** A drawn person. Face, hair and clothes derive from the seed, so a person looks the same on every picture. */
export interface Person {
  readonly seed: number
  readonly isWoman: boolean
  readonly age: 'young' | 'middle' | 'old' | 'child'
  /** Hair and skin, by the person's region. */
  readonly look: 'fair' | 'dark' | 'asian'
}

interface Face {
  readonly skin: string
  readonly shade: string
  readonly blush: string
  readonly hair: string
  readonly brow: string
}

const SKINS: Readonly<Record<Person['look'], readonly (readonly [skin: string, shade: string, blush: string])[]>> = {
  fair: [
    ['#f7d3b8', '#e9b998', '#f0a58c'],
    ['#f3c9a8', '#e2ad88', '#e9987c'],
    ['#fadcc6', '#edc3a6', '#f3ab97'],
  ],
  dark: [
    ['#e8b78f', '#d39c72', '#dc8a6a'],
    ['#eec29c', '#dba67d', '#e0937a'],
  ],
  asian: [
    ['#f2cfa4', '#e0b485', '#ea9d7c'],
    ['#ebc295', '#d6a777', '#e08f70'],
  ],
}
const HAIRS: Readonly<Record<Person['look'], readonly string[]>> = {
  fair: ['#b07a48', '#8a5a34', '#d9ab63', '#6b4630', '#c4683a'],
  dark: ['#33241c', '#4a3126', '#2a1f1c'],
  asian: ['#221b1a', '#2f2522'],
}
const GREYS = ['#d9d5cf', '#c2bdb6', '#eae6df']
const CLOTHS = [
  '#3f6d8f',
  '#8f4a3d',
  '#4f7f5a',
  '#c79a3f',
  '#7a5a8a',
  '#c56b4a',
  '#55707a',
  '#a8475a',
  '#5d7ea8',
  '#7f8a4a',
] as const
const SCARVES = ['#d8503f', '#3f7fb5', '#e3b23c', '#5f9a5a', '#b5548f', '#fbf3e4'] as const

/** Draws a person from the waist up; the chin is at (0, 0), the shoulders are some 240 units wide. */
export function person(light: Canvas, { seed, isWoman, age, look }: Person): string {
  const canvas = withChance(light, seed)
  const { pick, chance, season } = canvas
  const [skin, dim, blush] = pick(SKINS[look])
  const isGrey = age === 'old' || (age === 'middle' && chance(0.12))
  const hair = isGrey ? pick(GREYS) : pick(HAIRS[look])
  const face: Face = {
    skin,
    shade: dim,
    blush,
    hair,
    brow: isGrey ? '#a39c92' : look === 'fair' ? '#7d5434' : '#2a1f1c',
  }
  const head = isWoman ? womansHead(canvas, face, age) : mansHead(canvas, face, age)
  const front = headOf(canvas, face, age, isWoman)
  const body = clothes(canvas, isWoman, face)
  const drawn = `${head.behind}${body}${front}${head.before}`
  if (age === 'child') return `<g transform="translate(0 70) scale(.72)">${drawn}</g>`
  return season === 'winter' && !head.isCovered ? `${head.behind}${body}${front}${knitHat(canvas)}` : drawn
}

/** Draws the neck, face, ears, eyes, nose and mouth. */
function headOf(
  { chance, pick }: Canvas,
  { skin, shade, blush, brow }: Face,
  age: Person['age'],
  isWoman: boolean,
): string {
  const iris = pick(['#5b3d28', '#4a6a7d', '#5d6b45', '#3d2d24'])
  const isOld = age === 'old'
  const eyes = [-27, 27]
    .map(
      (x) =>
        `${oval(x, -66, 8.5, 6.4, '#fffdf9')}${dot(x + 1, -66, 5.6, iris)}${dot(x + 1, -66, 2.8, '#201713')}${dot(x + 3, -68, 1.6, '#fff')}${line(`M${x - 10} -68Q${x} -76 ${x + 10} -68`, '#4a3226', isWoman ? 3 : 2.4)}${isOld ? line(`M${x - 9} -56q9 4 18 0`, shade, 2) : ''}`,
    )
    .join('')
  const brows = line('M-40-84Q-28-92-15-86M15-86Q28-92 40-84', brow, isWoman ? 4 : 6)
  const glasses =
    (isOld && chance(0.5)) || chance(0.16)
      ? `${line('M-44-66a17 16 0 1 0 34 0a17 16 0 1 0-34 0M10-66a17 16 0 1 0 34 0a17 16 0 1 0-34 0M-10-68q10-6 20 0M44-68l18-4M-44-68l-18-4', '#4b3b34', 3)}`
      : ''
  const wrinkles = isOld ? line('M-22-112q22-6 44 0M-34-34q-6 8-2 18M34-34q6 8 2 18', shade, 2.2) : ''
  const smile = chance(0.55)
    ? `${shape('M-22-26Q0-20 22-26 16-6 0-6-16-6-22-26Z', '#a8433c')}${shape('M-20-25.500Q0-20 20-25.5 18-18 0-17-18-18-20-25.500Z', '#fffaf4')}`
    : line('M-22-24Q0-8 22-24', isWoman ? '#c2524a' : '#a85a48', 4.5)
  return `${shape('M-26-30V34Q0 56 26 34V-30Z', shade)}${oval(-60, -62, 11, 16, skin)}${oval(60, -62, 11, 16, skin)}${oval(-60, -62, 5, 9, shade)}${oval(60, -62, 5, 9, shade)}${shape('M-58-92Q-60-142 0-144 60-142 58-92 60-40 40-14 22 4 0 4-22 4-40-14-60-40-58-92Z', skin)}${oval(-37, -38, 13, 9, blush, 'opacity=".45"')}${oval(37, -38, 13, 9, blush, 'opacity=".45"')}${eyes}${brows}${line('M-2-64Q-8-48-9-42-2-36 8-40', shade, 3.6)}${smile}${wrinkles}${glasses}`
}

interface HeadDress {
  readonly behind: string
  readonly before: string
  readonly isCovered: boolean
}

function womansHead(canvas: Canvas, { hair }: Face, age: Person['age']): HeadDress {
  const { pick, chance } = canvas
  const fringe = shape('M-62-84Q-66-154 0-156 66-154 62-84 54-112 30-118-6-114-34-122-52-112-62-84Z', hair)
  const scarfed = age === 'old' ? chance(0.6) : chance(0.3)
  if (scarfed) return scarf(pick(SCARVES), hair, pick(SCARVES))
  const style = age === 'child' ? 'braids' : pick(['long', 'bun', 'braid', 'bob'] as const)
  if (style === 'long')
    return {
      behind: shape('M-66-90Q-74-160 0-162 74-160 66-90 78-20 66 44 40 60 0 52-40 60-66 44-78-20-66-90Z', hair),
      before: fringe,
      isCovered: false,
    }
  if (style === 'bun')
    return {
      behind: dot(0, -164, 26, hair),
      before: fringe + line('M-20-152Q0-142 20-152', '#00000022', 3),
      isCovered: false,
    }
  if (style === 'bob')
    return {
      behind: shape('M-68-90Q-76-164 0-164 76-164 68-90 76-40 62-18 40-12 0-14-40-12-62-18-76-40-68-90Z', hair),
      before: fringe,
      isCovered: false,
    }
  const plait = (side: number) =>
    times(6, (index) => oval(side * (66 + index * 2), -30 + index * 20, 13 - index, 13, hair)) +
    dot(side * 78, 82, 7, '#d8503f')
  return {
    behind: shape('M-64-90Q-70-158 0-158 70-158 64-90 66-50 56-30H-56Q-66-50-64-90Z', hair),
    before: `${fringe}${style === 'braids' ? plait(-1) : ''}${plait(1)}`,
    isCovered: false,
  }
}

function scarf(cloth: string, hair: string, dots: string): HeadDress {
  const spots =
    dots === cloth ? '' : times(7, (index) => dot(-52 + index * 17, -128 - Math.sin((index / 6) * 3.14) * 18, 4, dots))
  return {
    behind: shape('M-68-80Q-76-166 0-168 76-166 68-80 74-20 40 40H-40Q-74-20-68-80Z', cloth),
    before: `${shape('M-56-98Q-30-126 0-124 30-126 56-98 44-118 0-116-44-118-56-98Z', hair)}${shape('M-68-78Q-76-166 0-168 76-166 68-78 60-116 0-124-60-116-68-78Z', cloth)}${spots}${shape('M-64-60Q-54-4 0 24-30 20-58-10-68-30-64-60ZM64-60Q54-4 0 24 30 20 58-10 68-30 64-60Z', cloth)}${shape('M-14 18L14 18 26 64 6 46 0 30-6 46-26 64Z', cloth)}`,
    isCovered: true,
  }
}

function mansHead(canvas: Canvas, { hair }: Face, age: Person['age']): HeadDress {
  const { pick, chance } = canvas
  const beard =
    age === 'child'
      ? 'none'
      : age === 'young'
        ? pick(['none', 'none', 'stubble'] as const)
        : pick(['none', 'full', 'full', 'moustache', 'stubble'] as const)
  const beards: Record<typeof beard, string> = {
    none: '',
    stubble: shape('M-56-58Q-58-10 0 8 58-10 56-58 50-30 30-30 0-38-30-30-50-30-56-58Z', hair, 'opacity=".28"'),
    moustache: shape('M-32-22Q-22-40 0-36 22-40 32-22 16-30 0-28-16-30-32-22Z', hair),
    full: `${shape('M-60-72Q-66 0-34 28 0 44 34 28 66 0 60-72 52-36 28-38 0-44-28-38-52-36-60-72Z', hair)}${line('M-18-18Q0-8 18-18', '#a8433c', 5)}${shape('M-32-24Q-22-40 0-36 22-40 32-24 16-30 0-29-16-30-32-24Z', hair)}`,
  }
  const cut = pick(['short', 'side', 'curly', 'bald'] as const)
  const top =
    cut === 'bald' && age !== 'child' && age !== 'young'
      ? shape('M-60-70Q-66-110-54-122-52-96-54-70ZM60-70Q66-110 54-122 52-96 54-70Z', hair)
      : cut === 'curly'
        ? times(9, (index) => dot(-56 + index * 14, -124 - Math.sin((index / 8) * 3.14) * 26, 17, hair))
        : cut === 'side'
          ? shape('M-62-82Q-70-158-6-160 66-158 62-82 58-112 40-126-10-112-46-132-58-116-62-82Z', hair)
          : shape('M-60-86Q-66-152 0-154 66-152 60-86 52-118 0-122-52-118-60-86Z', hair)
  const cap = chance(0.32) && age !== 'child' ? pick([flatCap, strawHat, cookHat])(pick(CLOTHS)) : ''
  return { behind: '', before: `${top}${beards[beard]}${cap}`, isCovered: cap !== '' && !cap.includes('straw') }
}

const flatCap = (cloth: string) =>
  `${shape('M-70-108Q-74-170 4-172 72-168 66-112Z', cloth)}${shape('M-70-108Q-30-128 66-112 88-104 84-94 20-112-66-98-78-100-70-108Z', cloth)}${shape('M-70-106Q-20-126 66-112 84-106 84-94 20-112-66-98Z', '#000', 'opacity=".18"')}`
const strawHat = (cloth: string) =>
  `<g data-hat="straw">${oval(0, -112, 108, 22, '#e3bf6a')}${shape('M-58-114Q-60-176 0-178 60-176 58-114Z', '#efd083')}${shape('M-59-122Q0-106 59-122V-136Q0-120-59-136Z', cloth)}</g>`
const cookHat = (cloth: string) =>
  `${shape('M-62-106Q-66-132-60-140Q0-158 60-140 66-132 62-106 0-124-62-106Z', cloth)}${line('M-60-112Q0-130 60-112', '#00000022', 4)}`
const knitHat = (canvas: Canvas) => {
  const cloth = canvas.pick(CLOTHS)
  return `${shape('M-64-92Q-70-172 0-174 70-172 64-92Z', cloth)}${shape('M-68-90Q0-116 68-90V-112Q0-138-68-112Z', canvas.pick(SCARVES))}${dot(0, -178, 17, '#fff8ee')}`
}

/** Draws a shirt with an apron, a waistcoat or a jacket over it. */
function clothes(canvas: Canvas, isWoman: boolean, { shade }: Face): string {
  const { pick, season } = canvas
  const shirt = pick(CLOTHS)
  const over = pick(CLOTHS.filter((cloth) => cloth !== shirt))
  const width = isWoman ? 112 : 134
  const torso = (fill: string) =>
    shape(
      `M-30 26Q-${width - 30} 40-${width} 84L-${width + 22} 300H${width + 22}L${width} 84Q${width - 30} 40 30 26 0 52-30 26Z`,
      fill,
    )
  const neck = shape('M-30 26Q0 66 30 26L26 20Q0 44-26 20Z', shade)
  const check =
    times(7, (index) => line(`M${-108 + index * 36} 60V300`, '#ffffff38', 8)) +
    times(5, (index) => line(`M-140 ${90 + index * 44}H140`, '#ffffff38', 8))
  const style =
    season === 'winter'
      ? pick(['jumper', 'jacket'] as const)
      : pick(['apron', 'apron', 'waistcoat', 'checked', 'linen'] as const)
  const arms = line(`M${-width + 34} 120L${-width + 30} 300M${width - 34} 120L${width - 30} 300`, '#00000020', 5)
  if (style === 'apron')
    return `${torso(shirt)}${arms}${neck}${shape('M-44 96H44L70 180 76 300H-76L-70 180Z', over)}${line('M-44 98L-36 34M44 98L36 34', over, 12)}${box(-34, 200, 68, 50, '#ffffff30', 8)}`
  if (style === 'waistcoat')
    return `${torso(shirt)}${neck}${shape('M-46 40Q-84 56-90 100L-92 300H-6L-34 60ZM46 40Q84 56 90 100L92 300H6L34 60Z', over)}${times(3, (index) => dot(0, 120 + index * 50, 5, '#fffaf0'))}`
  if (style === 'checked')
    return `${torso(shirt)}${canvas.clipped(`M-30 26Q-${width - 30} 40-${width} 84L-${width + 22} 300H${width + 22}L${width} 84Q${width - 30} 40 30 26 0 52-30 26Z`, check)}${arms}${neck}${shape('M-30 24L0 60-26 78-52 40ZM30 24L0 60 26 78 52 40Z', shirt)}${line('M-30 24L0 60-26 78-52 40M30 24L0 60 26 78 52 40M0 62V300', '#00000022', 3)}`
  if (style === 'jumper')
    return `${torso(shirt)}${times(7, (index) => shape(`M${-98 + index * 28} 130l14-18 14 18-14 18Z`, '#fffaf0', 'opacity=".75"'))}${arms}${shape('M-36 16Q0 44 36 16L42 44Q0 76-42 44Z', over)}`
  if (style === 'jacket')
    return `${torso(over)}${arms}${line('M0 60V300', '#00000033', 4)}${times(3, (index) => line(`M-130 ${140 + index * 54}H130`, '#00000018', 5))}${shape('M-44 14Q0 40 44 14L56 50Q0 84-56 50Z', '#f2e8da')}`
  const trim = pick(['#c8402f', '#3f6d8f', '#5f9a5a'])
  return `${torso('#f6efe2')}${arms}${neck}${shape('M-30 26Q0 66 30 26L34 36Q0 78-34 36Z', trim)}${box(-8, 64, 16, 90, trim)}${times(5, (index) => shape(`M0 ${68 + index * 18}l6 7-6 7-6-7Z`, '#fffaf0'))}`
}
