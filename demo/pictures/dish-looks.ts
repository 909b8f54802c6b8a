import { BROTHS, CRUSTS, DOUGHS, FILLINGS, FIXED, PIECES, TEAS } from './dish-colors.ts'
import type { DishLook, Ramp } from './dish-forms.ts'
import { BAKED_LOOKS } from './dish-looks-baked.ts'
import { COLD_LOOKS } from './dish-looks-cold.ts'
import { HOT_LOOKS } from './dish-looks-hot.ts'

type Broth = keyof typeof BROTHS
type Piece = keyof typeof PIECES
type Filling = keyof typeof FILLINGS
const pieces = (...names: Piece[]) => names.map((name) => PIECES[name])
const { herb, wood, slice } = FIXED
const { cream } = FILLINGS

const soup = (broth: Broth, ...of: Piece[]): DishLook => ({
  form: 'soup',
  colors: { broth: BROTHS[broth], pieces: pieces(...of), herb },
})
const creamed = (broth: Broth, ...of: Piece[]): DishLook => ({
  form: 'soup:cream',
  colors: { broth: BROTHS[broth], pieces: pieces(...of), cream, herb },
})
const stew = (broth: Broth, ...of: Piece[]): DishLook => ({
  form: 'soup:stew',
  colors: { broth: BROTHS[broth], pieces: pieces(...of), herb },
})
const noodles = (broth: Broth, of: Piece[], strand: Ramp = FIXED.noodles): DishLook => ({
  form: 'soup:noodles',
  colors: {
    broth: BROTHS[broth],
    pieces: pieces(...of),
    noodles: strand,
    white: FIXED.white,
    yolk: FIXED.yolk,
    herb,
  },
})
const puree = (broth: Broth, seeds: Piece): DishLook => ({
  form: 'soup:puree',
  colors: { broth: BROTHS[broth], cream, pieces: PIECES[seeds], herb },
})
const porridge = (broth: Broth, ...of: Piece[]): DishLook => ({
  form: 'soup:porridge',
  colors: { broth: BROTHS[broth], pieces: pieces(...of), cream: FILLINGS.butter, herb },
})
const pancakes = (sauce: Filling, crust: keyof typeof CRUSTS = 'gold', top: Filling = 'butter'): DishLook => ({
  form: 'pancakes:butter',
  colors: { crust: CRUSTS[crust], sauce: FILLINGS[sauce], cream: FILLINGS[top], herb },
})
const patties = (crust: keyof typeof CRUSTS, top: Filling, berry: Piece): DishLook => ({
  form: 'pancakes:patties',
  colors: { crust: CRUSTS[crust], cream: FILLINGS[top], berry: PIECES[berry], herb },
})
const pelmeni = (dough: keyof typeof DOUGHS, top: Filling = 'cream'): DishLook => ({
  form: 'dumplings',
  colors: { dough: DOUGHS[dough], cream: FILLINGS[top], herb },
})
const hinkali = (dough: keyof typeof DOUGHS): DishLook => ({
  form: 'dumplings:hinkali',
  colors: { dough: DOUGHS[dough], pepper: FIXED.pepper, herb },
})
const pizza = (kind: 'rounds' | 'pieces', sauce: Filling, ...of: Piece[]): DishLook => ({
  form: `pizza:${kind}`,
  colors: {
    crust: FIXED.pizzaCrust,
    sauce: FILLINGS[sauce],
    cheese: FIXED.pizzaCheese,
    pieces: pieces(...of),
    herb,
    wood,
  },
})
const tea = (kind: 'lemon' | 'herb', color: keyof typeof TEAS): DishLook => ({
  form: `cup:${kind}`,
  colors: { drink: TEAS[color], slice, herb, sweet: FIXED.sweet },
})
const coffee = (color: Ramp = FIXED.foam): DishLook => ({
  form: 'cup:foam',
  colors: { drink: color, sweet: FIXED.sweet },
})

/** Looks of dishes by slug. A dish without a look has a drawing, because no base fits it. */
export const DISH_LOOKS: Readonly<Record<string, DishLook>> = {
  // soups
  'borshch-s-govyadinoj-301': creamed('beet', 'beet', 'potato', 'beef', 'beet', 'carrot', 'cabbage'),
  'gribnoj-s-perlovkoj-301': soup('forest', 'mushroom', 'barley', 'carrot', 'potato', 'mushroom'),
  'minestrone-303': soup('tomato', 'bean', 'greens', 'carrot', 'cabbage', 'tomato'),
  'uha-iz-sudaka-304': soup('clear', 'fish', 'potato', 'carrot', 'fish', 'onion'),
  'solyanka-rybnaya-304': soup('tomato', 'salmon', 'fish', 'pickle', 'olive', 'fish'),
  'kalakejtto-304': soup('cream', 'salmon', 'potato', 'salmon', 'onion'),
  'krem-sup-iz-tykvy-305': puree('pumpkin', 'seed'),
  'chechevichnyj-sup-305': soup('lentil', 'lentil', 'carrot', 'tomato', 'lentil', 'onion'),
  'borshch-s-chernoslivom-305': soup('beet', 'beet', 'prune', 'potato', 'cabbage', 'beet'),
  'bulon-kurinyj-s-yajcom-306': soup('clear', 'chicken', 'egg', 'carrot', 'chicken', 'egg'),
  'shchi-iz-kvashenoj-kapusty-306': creamed('clear', 'cabbage', 'beef', 'mushroom', 'carrot', 'cabbage'),
  'tokmach-307': noodles('clear', ['chicken', 'carrot', 'potato', 'chicken']),
  'shurpa-iz-baraniny-307': soup('clear', 'lamb', 'potato', 'carrot', 'pepper', 'lamb'),
  'solyanka-po-kazanski-307': soup('tomato', 'beef', 'sausage', 'pickle', 'olive', 'sausage'),
  'okroshka-na-kvase-309': creamed('kvas', 'radish', 'greens', 'potato', 'ham', 'egg'),
  'shchi-s-gribami-309': creamed('forest', 'cabbage', 'mushroom', 'carrot', 'cabbage', 'mushroom'),
  'borshch-309': creamed('beet', 'beet', 'cabbage', 'potato', 'beet', 'beef'),
  'harcho-310': soup('chili', 'beef', 'rice', 'tomato', 'beef', 'nut'),
  'chihirtma-310': soup('milk', 'chicken', 'egg', 'chicken', 'onion'),
  'uha-burlackaya-311': soup('clear', 'fish', 'fish', 'potato', 'onion', 'carrot'),
  'shchi-iz-pechi-311': soup('clear', 'cabbage', 'beef', 'carrot', 'cabbage', 'potato'),
  'lapsha-gribnaya-311': noodles('forest', ['mushroom', 'chanterelle', 'carrot']),
  'gorohovyj-s-kopchyonostyami-311': soup('pea', 'sausage', 'smoked', 'carrot', 'potato', 'lentil'),
  'hashlama-313': soup('clear', 'lamb', 'lamb', 'tomato', 'potato', 'pepper'),
  'spas-313': puree('milk', 'barley'),
  'uha-donskaya-315': soup('tomato', 'fish', 'tomato', 'potato', 'fish', 'onion'),
  'borshch-kazachij-315': creamed('chili', 'tomato', 'cabbage', 'potato', 'pork', 'beet'),
  'kulesh-315': soup('millet', 'pork', 'potato', 'carrot', 'corn'),
  'lapsha-s-petuhom-315': noodles('clear', ['chicken', 'carrot', 'onion', 'chicken']),
  'kuksi-holodnye-316': noodles('kvas', ['beef', 'pickle', 'carrot', 'kimchi']),
  'ramen-s-kuricej-316': noodles('cream', ['chicken', 'greens', 'corn', 'chicken']),
  'uha-primorskaya-317': soup('clear', 'salmon', 'squid', 'potato', 'shrimp'),
  'krabovyj-sup-317': soup('cream', 'shrimp', 'corn', 'squid', 'shrimp'),
  'uha-iz-chavychi-318': soup('clear', 'salmon', 'potato', 'carrot', 'salmon'),
  'shulep-319': noodles('clear', ['lamb', 'onion', 'lamb', 'greens']),
  'buhlyor-319': soup('clear', 'lamb', 'lamb', 'onion', 'potato'),
  'uha-iz-omulya-319': soup('milk', 'fish', 'potato', 'onion', 'fish', 'greens'),
  'uha-po-kurshski-320': soup('clear', 'smoked', 'potato', 'fish', 'carrot'),
  'holodnyj-borshch-s-kefirom-320': creamed('pink', 'beet', 'pickle', 'egg', 'radish', 'potato'),
  'slivochnyj-sup-s-kopchyonoj-ryboj-320': soup('cream', 'smoked', 'potato', 'greens', 'smoked'),
  'sup-s-fasolyu-i-vyalenym-myasom-321': soup('sauce', 'bean', 'bean', 'beef', 'apricot', 'potato'),
  'shurpa-321': soup('tomato', 'lamb', 'potato', 'tomato', 'pepper', 'greens'),
  'ramen-s-govyadinoj-322': noodles('sauce', ['beef', 'beef', 'greens', 'onion']),
  'ramen-s-kuricej-i-kukuruzoj-322': noodles('lentil', ['corn', 'chicken', 'corn', 'chicken']),
  'miso-ramen-s-gribami-322': noodles('pea', ['mushroom', 'tofu', 'greens', 'mushroom']),
  'kuksi-holodnyj-322': noodles('clear', ['beef', 'pickle', 'cabbage', 'kimchi']),
  'tom-yam-s-moreproduktami-322': soup('chili', 'shrimp', 'squid', 'mushroom', 'shrimp', 'tomato'),
  // dishes in sauce
  'karri-s-nutom-305': stew('pumpkin', 'chickpea', 'tomato', 'chickpea', 'potato'),
  'azu-po-tatarski-307': stew('sauce', 'beef', 'potato', 'pickle', 'beef'),
  'kuyrdak-307': stew('sauce', 'beef', 'potato', 'lamb', 'onion'),
  'chashushuli-310': stew('chili', 'beef', 'tomato', 'beef', 'pepper'),
  'sacivi-310': stew('milk', 'chicken', 'nut', 'chicken'),
  'odzhahuri-310': stew('sauce', 'potato', 'pork', 'potato', 'pepper', 'onion'),
  'shkmeruli-310': stew('cream', 'chicken', 'smoked', 'chicken'),
  'kartoshka-s-belymi-gribami-311': stew('cream', 'potato', 'mushroom', 'potato', 'chanterelle'),
  'kartoshka-s-kurdyukom-313': stew('clear', 'potato', 'smoked', 'potato', 'onion'),
  'zharkoe-v-gorshochke-315': stew('clear', 'beef', 'potato', 'carrot', 'mushroom'),
  'tomlyonaya-govyadina-s-kartofelem-319': stew('sauce', 'beef', 'potato', 'carrot', 'beef'),
  'kartofelnye-klyocki-s-gribami-320': stew('cream', 'potato', 'chanterelle', 'potato', 'egg'),
  'kurica-v-sladkom-perce-322': stew('chili', 'chicken', 'smoked', 'chicken'),
  // porridges
  'ovsyanka-na-mindalnom-moloke-305': porridge('porridge', 'pear', 'nut', 'pear'),
  'kasha-ovsyanaya-312': porridge('porridge', 'raspberry', 'blueberry', 'raspberry'),
  'pshyonnaya-s-tykvoj-312': porridge('millet', 'carrot', 'apricot'),
  'risovaya-s-izyumom-312': porridge('milk', 'raisin', 'raisin', 'apricot'),
  // pancakes
  'oladi-na-kefire-301': patties('gold', 'honey', 'seaBuckthorn'),
  'bliny-s-varenem-311': pancakes('jam'),
  'bliny-s-maslom-312': pancakes('honey'),
  'blinchiki-s-vishnej-315': pancakes('cherry', 'pale', 'cream'),
  'hottoki-s-orehami-322': pancakes('caramel', 'brown'),
  'syrniki-iz-tofu-i-kokosa-305': patties('pale', 'cream', 'blackcurrant'),
  'syrniki-312': patties('gold', 'cream', 'raspberry'),
  'syrniki-s-vishnej-312': patties('gold', 'cream', 'cherry'),
  'draniki-so-smetanoj-311': patties('brown', 'cream', 'cranberry'),
  'kotlety-pozharskie-311': patties('pale', 'mushroomCream', 'cranberry'),
  // dumplings
  'pelmeni-govyadina-baranina-302': pelmeni('white'),
  'pelmeni-uralskie-309': pelmeni('white'),
  'pelmeni-s-oleninoj-309': pelmeni('dark'),
  'pelmeni-so-shchukoj-309': pelmeni('fish', 'greenCream'),
  'pelmeni-s-redkoj-309': pelmeni('white', 'butter'),
  'pelmeni-s-oleninoj-i-gribami-318': pelmeni('dark'),
  'hinkali-s-govyadinoj-i-svininoj-310': hinkali('white'),
  'hinkali-s-baraninoj-310': hinkali('dark'),
  'hinkali-s-suluguni-310': hinkali('fish'),
  'hinkali-s-gribami-310': hinkali('mushroom'),
  'hinkali-zharenye-310': hinkali('fried'),
  // pizza
  'margarita-303': pizza('rounds', 'tomato', 'tomato', 'tomato', 'cheese'),
  'pepperoni-303': pizza('rounds', 'tomato', 'pepperoni'),
  'chetyre-syra-303': pizza('pieces', 'cream', 'cheese', 'blue', 'egg'),
  's-gribami-i-tryufelnym-maslom-303': pizza('pieces', 'cream', 'mushroom', 'mushroom', 'chanterelle'),
  'grusha-i-gorgonzola-303': pizza('pieces', 'cream', 'pear', 'pear', 'blue', 'nut'),
  's-kopchyonym-leshchom-314': pizza('pieces', 'cream', 'smoked', 'smoked', 'pickle', 'onion'),
  's-sudakom-i-shpinatom-314': pizza('pieces', 'cream', 'fish', 'greens', 'fish'),
  'burlackaya-314': pizza('pieces', 'tomato', 'sausage', 'pickle', 'onion', 'smoked'),
  'zhigulyovskaya-314': pizza('rounds', 'tomato', 'sausage', 'smoked', 'tomato'),
  'margarita-volzhskaya-314': pizza('rounds', 'tomato', 'tomato', 'cheese'),
  'vetchina-i-griby-314': pizza('pieces', 'tomato', 'ham', 'mushroom', 'ham'),
  'pepperoni-ostraya-314': pizza('rounds', 'adjika', 'pepperoni', 'pepperoni', 'pepper'),
  'chetyre-volzhskih-syra-314': pizza('pieces', 'cream', 'cheese', 'egg', 'blue', 'cheese'),
  'kurica-i-ananas-314': pizza('pieces', 'tomato', 'chicken', 'pineapple', 'pineapple'),
  'myasnaya-314': pizza('pieces', 'tomato', 'beef', 'ham', 'sausage', 'smoked'),
  'ovoshchnaya-postnaya-314': pizza('pieces', 'tomato', 'pepper', 'greens', 'olive', 'tomato', 'corn'),
  // drinks
  'chaj-s-chabrecom-305': tea('herb', 'black'),
  'chaj-samovarnyj-306': tea('lemon', 'black'),
  'sbiten-306': tea('herb', 'spiced'),
  'chaj-s-dushicej-309': tea('herb', 'herb'),
  'chaj-312': tea('lemon', 'black'),
  'chaj-s-limonnikom-316': tea('lemon', 'lemongrass'),
  'chaj-s-ivan-chaem-318': tea('herb', 'willow'),
  'gornyj-chaj-321': tea('herb', 'black'),
  'kapuchino-312': coffee(),
  'kakao-312': coffee(['#4a2814', '#8a5634', '#ecd2b4']),
  'kofe-s-marcipanom-320': coffee(['#6a3e1e', '#a87044', '#f8e8d0']),
  ...COLD_LOOKS,
  ...HOT_LOOKS,
  ...BAKED_LOOKS,
}
