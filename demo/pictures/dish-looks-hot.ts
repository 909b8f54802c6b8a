import { FILLINGS, FIXED, PIECES } from './dish-colors.ts'
import type { DishLook, Ramp } from './dish-forms.ts'

const { herb, slice, wood } = FIXED
const ROAST = ['#4a2412', '#94552c', '#cf9458']
const PALE_ROAST = ['#7a4a1e', '#c08844', '#ecc488']
const STEEL = ['#6a6660', '#a8a49c']
const RED_ONION = ['#b88ab4', '#f2def0']
const WHITE_ONION = ['#e0d4b8', '#fbf6e6']
const SHAVED = ['#efd48a', '#fdf0c4']
const BUN = ['#8a4a18', '#cf8c42', '#f2cc8a']

const skewer = (main: Ramp, side: Ramp, second: Ramp = PIECES.tomato): DishLook => ({
  form: 'plate:skewer-onion',
  colors: { main, stick: STEEL, side, second, herb },
})
const lulya = (main: Ramp, side: Ramp): DishLook => ({
  form: 'plate:lulya-onion',
  colors: { main, stick: STEEL, side, second: PIECES.tomato, herb },
})
const fillet = (main: Ramp): DishLook => ({
  form: 'plate:fillet-potatoes-lemon',
  colors: { main, side: PIECES.potato, slice, herb },
})
const cutlets = (main: Ramp): DishLook => ({
  form: 'plate:cutlets-mash',
  colors: { main, side: ['#e2c888', '#fbeec0'], top: FILLINGS.butter, herb },
})
const fish = (main: Ramp): DishLook => ({
  form: 'plate:fish-lemon',
  colors: { main, eye: ['#14100c', '#342c24'], slice, herb },
})
const wings = (main: Ramp, sauce: Ramp): DishLook => ({ form: 'plate:wings-none-sauce', colors: { main, sauce, herb } })
const spaghetti = (sauce: Ramp, noodles: Ramp = FIXED.noodles, shave: Ramp = SHAVED): DishLook => ({
  form: 'meal:spaghetti',
  colors: { noodles, sauce, shave, herb },
})
const burger = (main: Ramp, cheese: Ramp, crust: Ramp = BUN): DishLook => ({
  form: 'meal:burger',
  colors: {
    crust,
    main,
    cheese,
    leaf: ['#4a6a24', '#8aac4a', '#c0d880'],
    tomato: PIECES.tomato,
    cream: FILLINGS.cream,
    wood,
  },
})

/** Looks of hot dishes: from the grill and the pan, pasta, burgers. */
export const HOT_LOOKS = {
  'shashlyk-iz-svinoj-shei-313': skewer(['#5a2c14', '#a4683a', '#dca874'], WHITE_ONION),
  'shashlyk-iz-baraniny-313': skewer(['#3a1a10', '#7a4228', '#b88058'], RED_ONION),
  'shashlyk-iz-kuricy-313': skewer(['#8a4c14', '#d09038', '#f2cc84'], WHITE_ONION),
  'shashlyk-iz-baraniny-321': skewer(['#44200e', '#84482a', '#c08a60'], RED_ONION, PIECES.greens),
  'lyulya-kebab-313': lulya(['#3e1c10', '#7e4428', '#ba8056'], RED_ONION),
  'lyulya-iz-telyatiny-321': lulya(['#6a3820', '#a86c44', '#d8a880'], WHITE_ONION),
  'sudak-na-grile-304': fillet(['#8a5c28', '#dab888', '#f8ecd4']),
  'nerka-na-grile-318': fillet(['#7e2a10', '#d0582c', '#f09468']),
  'paltus-zapechyonnyj-317': fillet(['#7a4818', '#d0a468', '#f4e4c8']),
  'sula-zapechyonnaya-315': fillet(['#9a6a30', '#e4c490', '#fbf2dc']),
  'sudak-v-gorchichnom-souse-320': fillet(['#946218', '#e0b24c', '#f8e4a0']),
  'osyotr-na-uglyah-313': fillet(['#5a3414', '#b07e44', '#e8c894']),
  'osetrina-na-mangale-321': fillet(['#6a3c14', '#c08a44', '#f0d098']),
  'kotlety-iz-shchuki-304': cutlets(PALE_ROAST),
  'kotlety-iz-kizhucha-318': cutlets(['#8a3c18', '#cc7444', '#f0ac80']),
  'telnoe-iz-mintaya-318': cutlets(['#a06c28', '#dcb060', '#f8e0a4']),
  'kotlety-rybnye-po-starocherkasski-315': cutlets(['#6a3c14', '#ac742e', '#e0b068']),
  'forel-celikom-304': fish(['#6a5040', '#c09478', '#ecc8b0']),
  'kambala-zharenaya-celikom-320': fish(['#4e3014', '#98682c', '#d4a864']),
  'sazan-s-ovoshchami-315': fish(['#54401c', '#a08444', '#d8c088']),
  'omul-na-rozhne-319': fish(['#5c4a34', '#a89474', '#dccfb4']),
  'shamajka-kopchyonaya-315': fish(['#7a4a10', '#c8902c', '#f0cc74']),
  'rybec-vyalenyj-315': fish(['#5a4028', '#a88258', '#e0c49c']),
  'krylya-barbekyu-308': wings(['#3e1408', '#862e14', '#c86a38'], ['#4a1408', '#7c2a12', '#ac5428']),
  'krylyshki-ostrye-314': wings(['#6a1c08', '#c04c18', '#f09048'], ['#a01c0c', '#d8401c', '#f07c4c']),
  'kurinye-krylya-v-adzhike-321': wings(['#5a1c0c', '#a84420', '#de8854'], FILLINGS.adjika),
  'spagetti-s-tomatami-i-bazilikom-303': spaghetti(['#a01c10', '#d8402a', '#f07c58']),
  'boloneze-303': spaghetti(['#4a1a0c', '#8c3c20', '#bc6c40']),
  'karbonara-303': spaghetti(['#c07850', '#eec0a0', '#fbe4d0'], ['#e8c468', '#fbeaa8']),
  'lazanya-303': {
    form: 'meal:lasagne',
    colors: { noodles: FIXED.noodles, sauce: FILLINGS.tomato, cheese: FIXED.pizzaCheese, herb },
  },
  'kannoli-s-rikottoj-303': {
    form: 'meal:cannoli',
    colors: { crust: BUN, cream: FILLINGS.cream, berry: ['#5a7a2c', '#a8c060'] },
  },
  'shakshuka-312': {
    form: 'meal:eggs',
    colors: {
      white: FIXED.white,
      yolk: FIXED.yolk,
      pan: ['#26221e', '#4c4640'],
      sauce: FILLINGS.tomato,
      pieces: [PIECES.pepper, PIECES.corn, PIECES.tomato],
      herb,
    },
  },
  'dvojnoj-byk-308': burger(ROAST, ['#e8a020', '#fccc50']),
  'byk-s-golubym-syrom-308': burger(
    ['#3a1c10', '#74402a', '#a87450'],
    ['#b4bca8', '#f2f0dc'],
    ['#5a3010', '#9c6430', '#d4a468'],
  ),
} satisfies Record<string, DishLook>
