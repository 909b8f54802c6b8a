import { FILLINGS, FIXED, PIECES } from './dish-colors.ts'
import type { DishLook, Ramp } from './dish-forms.ts'

const { herb } = FIXED
type Piece = keyof typeof PIECES
const pieces = (...names: Piece[]) => names.map((name) => PIECES[name])

const CLEAR = ['#e4ecec', '#ffffff']
const STRAW = ['#f4eede', '#c8402a']
const LEAF = ['#4a6a24', '#8aac4a', '#c0d880']
const RED_ONION = ['#c9a0c4', '#f6e6f4']
const WHITE = ['#e9dfcc', '#fffaf0']
const CROUTON = ['#94501a', '#d1893c', '#f3d596']
const TOMATO = ['#a8201a', '#dc4a34', '#f2a078']
const CUCUMBER = ['#3c6a20', '#b4cf7e', '#e8f2c6']

const mors = (liquid: Ramp, berry: Piece): DishLook => ({
  form: 'glass:berries',
  colors: { liquid, berry: PIECES[berry], ice: CLEAR, herb },
})
const lemonade = (liquid: Ramp, slice: Ramp = FIXED.slice): DishLook => ({
  form: 'glass:citrus',
  colors: { liquid, slice, ice: CLEAR, herb, straw: STRAW },
})
const kvas = (liquid: Ramp): DishLook => ({
  form: 'glass:mug',
  colors: { liquid, foam: ['#e6d2a6', '#fbf2dc'], bread: ['#4a2a14', '#8a5a30'] },
})
const compote = (liquid: Ramp, berry: Piece): DishLook => ({
  form: 'glass:fruit',
  colors: { liquid, berry: PIECES[berry], herb },
})
const kissel = (liquid: Ramp, berry: Piece): DishLook => ({
  form: 'glass:thick',
  colors: { liquid, berry: PIECES[berry], herb },
})
const ayran = (liquid: Ramp, slice: Ramp): DishLook => ({ form: 'glass:milk', colors: { liquid, slice, herb } })

const leaves = (leaf: Ramp, of: Piece[], crumbs: Ramp = CROUTON, shave: Ramp = PIECES.cheese): DishLook => ({
  form: 'salad:leaves',
  colors: { leaf, pieces: pieces(...of), crumbs, shave, herb },
})
const chopped = (of: Piece[], top: Ramp = RED_ONION): DishLook => ({
  form: 'salad:chopped',
  colors: { pieces: pieces(...of), top, herb },
})
const dressed = (of: Piece[], cream: Ramp = FILLINGS.cream, top: Ramp = RED_ONION): DishLook => ({
  form: 'salad:chopped1',
  colors: { pieces: pieces(...of), cream, top, herb },
})
const rounds = (tomato: Ramp, second: Ramp, top: Ramp = RED_ONION): DishLook => ({
  form: 'salad:rounds',
  colors: { tomato, second, top, crumbs: WHITE, herb },
})
const shreds = (of: Piece[], crumbs: Ramp): DishLook => ({
  form: 'salad:shreds',
  colors: { pieces: pieces(...of), crumbs, herb },
})

/** Looks of drinks and salads. */
export const COLD_LOOKS = {
  'mors-klyukvennyj-301': mors(['#8a1020', '#c42838', '#e86068'], 'cranberry'),
  'mors-klyukvennyj-303': mors(['#a01828', '#d83c48', '#f07c7c'], 'cranberry'),
  'mors-oblepihovyj-304': mors(['#c86a08', '#f09a24', '#fcc860'], 'seaBuckthorn'),
  'oblepihovyj-mors-319': mors(['#d88410', '#f6b03c', '#fdd880'], 'seaBuckthorn'),
  'mors-brusnichnyj-306': mors(['#7a0c18', '#b02030', '#d85058'], 'cranberry'),
  'mors-vishnyovyj-308': mors(['#4c0612', '#8c1426', '#bc3848'], 'cherry'),
  'mors-iz-irgi-309': mors(['#341024', '#642844', '#904c6c'], 'blackcurrant'),
  'mors-smorodinovyj-314': mors(['#2a0a20', '#58183e', '#8a3a64'], 'blackcurrant'),
  'mors-iz-klopovki-317': mors(['#b82030', '#e84c50', '#f88c84'], 'cranberry'),
  'limonad-s-bazilikom-303': lemonade(['#dcd478', '#f2ecaa', '#fbf8dc']),
  'limonad-s-myatoj-308': lemonade(['#b8d09a', '#dcecc4', '#f4fae8']),
  'limonad-imbirnyj-314': lemonade(['#d8a848', '#f0cc7c', '#fae8b8']),
  'limonad-yudzu-322': lemonade(['#e0d040', '#f6ec80', '#fcf8c0'], ['#f4f0c0', '#e8d838', '#c8b414']),
  'tarhun-domashnij-310': lemonade(['#1e7a34', '#4cae58', '#96d890'], ['#eef6c8', '#a4cf50', '#6a9c2a']),
  'kvas-hlebnyj-304': kvas(['#3a1c0a', '#7a461a', '#b0783a']),
  'kvas-na-hrenu-311': kvas(['#6a4414', '#a87a34', '#d4ac68']),
  'kompot-iz-suhofruktov-311': compote(['#6a2f10', '#a86024', '#d89450'], 'prune'),
  'kompot-iz-alychi-313': compote(['#c08a14', '#e8b840', '#f8dc88'], 'corn'),
  'vzvar-315': compote(['#5a2a14', '#90542a', '#c08450'], 'pear'),
  'abrikosovyj-kompot-321': compote(['#c86c10', '#f09c34', '#fcc878'], 'apricot'),
  'kisel-iz-smorodiny-302': kissel(['#2c0a20', '#561634', '#843a58'], 'blackcurrant'),
  'kisel-klyukvennyj-309': kissel(['#8a1020', '#c02c3c', '#e46870'], 'cranberry'),
  'pelamushi-310': kissel(['#3c1030', '#6c2850', '#985078'], 'blueberry'),
  'ajran-307': ayran(['#ece6d8', '#fffdf6'], CUCUMBER),
  'tan-313': ayran(['#e2e6d4', '#f8faf0'], ['#dcecc0', '#6a9a3a']),
  'smuzi-so-shpinatom-305': {
    form: 'glass:smoothie',
    colors: { liquid: ['#4c7a24', '#86b04a'], slice: ['#e8d060', '#fbeea0'], herb, straw: STRAW },
  },
  'milkshejk-vanilnyj-308': {
    form: 'glass:shake',
    colors: { liquid: ['#ecd8a8', '#fdf3d8'], cream: FILLINGS.cream, berry: PIECES.cherry, herb, straw: STRAW },
  },
  'cezar-s-cyplyonkom-303': leaves(LEAF, ['chicken', 'chicken', 'egg']),
  'salat-cezar-314': leaves(['#6a8a30', '#a8c45c', '#d8e898'], ['chicken', 'tomato']),
  'salat-s-kopchyonym-sigom-304': leaves(LEAF, ['smoked', 'potato', 'egg', 'smoked'], PIECES.potato, PIECES.egg),
  'salat-s-kopchyonym-ugryom-320': leaves(
    ['#5a7a2c', '#98b654', '#ccdf90'],
    ['smoked', 'apple', 'potato'],
    ['#3a2010', '#7a4c28'],
    PIECES.apple,
  ),
  'kale-s-yablokom-305': leaves(['#1e4420', '#3e7038', '#6e9c58'], ['apple', 'apple', 'nut'], PIECES.nut, PIECES.apple),
  'boul-s-kinoa-i-svyokloj-305': leaves(
    ['#2e5a20', '#5c8a38', '#94b464'],
    ['beet', 'beet', 'apricot'],
    PIECES.barley,
    PIECES.apricot,
  ),
  'salat-so-svyokloj-i-kozim-syrom-320': leaves(LEAF, ['beet', 'beet', 'tofu'], PIECES.nut, WHITE),
  'salat-s-pechyonoj-svyokloj-311': leaves(
    ['#587838', '#88a858', '#b8d088'],
    ['beet', 'tofu', 'beet'],
    PIECES.seed,
    WHITE,
  ),
  'grecheskij-s-tofu-305': chopped(['pickle', 'tomato', 'olive', 'tofu']),
  'salat-grecheskij-314': chopped(['tomato', 'greens', 'tofu', 'olive', 'pepper']),
  'vinegret-s-ryzhikami-305': chopped(['beet', 'potato', 'carrot', 'chanterelle', 'pickle'], PIECES.chanterelle),
  'olive-s-rakovymi-shejkami-311': dressed(['potato', 'egg', 'pickle', 'shrimp', 'carrot']),
  'salat-s-yazykom-307': dressed(['ham', 'pickle', 'egg', 'pork']),
  'salat-s-yazykom-i-redkoj-319': dressed(['ham', 'greens', 'ham', 'radish']),
  'seld-pod-yablokom-320': dressed(['fish', 'apple', 'apple', 'onion'], FILLINGS.cream, WHITE),
  'horovac-salat-313': chopped(['tomato', 'pepper', 'prune', 'tomato']),
  'tartar-iz-lososya-304': chopped(['salmon', 'salmon', 'pickle', 'salmon'], ['#4a6a24', '#9ab85a']),
  'ovoshchi-s-katykom-307': dressed(['pickle', 'radish', 'greens', 'pickle'], FILLINGS.greenCream),
  'salat-po-kahetinski-310': rounds(TOMATO, CUCUMBER),
  'salat-s-syrom-i-zelenyu-321': rounds(['#c83818', '#f07040', '#f8b890'], ['#507a34', '#c8dc98', '#f0f6d8'], WHITE),
  'pomidory-bagaevskie-s-lukom-315': rounds(
    ['#a01c20', '#d84440', '#f09080'],
    ['#b82c14', '#ec6038', '#f8a880'],
    WHITE,
  ),
  'kapreze-303': { form: 'salad:caprese', colors: { tomato: TOMATO, second: WHITE, herb } },
  'morkov-po-korejski-316': shreds(['carrot'], ['#7a5a20', '#b89048']),
  'morkov-po-korejski-322': shreds(['apricot', 'carrot'], ['#e8dcb8', '#fdf6dc']),
  'koul-slou-308': shreds(['cabbage', 'cabbage', 'carrot', 'onion'], ['#2a2018', '#5a4a34']),
  'salat-s-redkoj-306': shreds(['pickle', 'onion', 'carrot'], ['#2a2018', '#5a4a34']),
  'salat-iz-redki-s-gusem-307': shreds(['greens', 'onion', 'beef'], ['#d8b070', '#f0d8a0']),
  'salat-s-morskoj-kapustoj-317': shreds(['olive', 'greens', 'squid'], ['#e8dcb8', '#fdf6dc']),
  'paporotnik-s-govyadinoj-316': shreds(['seed', 'greens', 'beef'], ['#e8dcb8', '#fdf6dc']),
  'paporotnik-po-tayozhnomu-319': shreds(['greens', 'seed', 'onion'], ['#a84018', '#d87a40']),
} satisfies Record<string, DishLook>
