/** `Russian=English`, one after another. */
const tableOf = (text: string): [string, string][] =>
  text
    .trim()
    .split(/[|\n]/)
    .map((line) => line.split('=') as [string, string])

/**
 * Names of the shop's own closed lists: categories, shelves of recipes, kitchens, parts of a menu, kinds of
 * tickets, usual options of a dish. Product names of sellers are not included: they stay as on the label.
 */
export const ENGLISH_NAMES: ReadonlyMap<string, string> = new Map([
  // the catalogue
  ...tableOf(`
Молоко и сыр=Milk and cheese|Молоко=Milk|Мягкие сыры=Soft cheeses|Твёрдые и полутвёрдые сыры=Hard and semi-hard cheeses
Творог=Curd|Сметана и сливки=Sour cream and cream|Кефир и йогурты=Kefir and yoghurts|Масло=Butter
Мясо и птица=Meat and poultry|Говядина и телятина=Beef and veal|Свинина=Pork|Баранина=Lamb|Курица=Chicken
Индейка, утка, гусь=Turkey, duck, goose|Кролик=Rabbit|Фарш и котлеты=Mince and cutlets|Печень и субпродукты=Liver and offal
Колбасы и деликатесы=Sausages and delicacies|Колбасы и сосиски=Sausages|Копчёности и сало=Smoked meat and salo
Паштеты и тушёнка=Pâtés and potted meat|Рыба и морепродукты=Fish and seafood|Свежая рыба=Fresh fish
Копчёная и вяленая рыба=Smoked and dried fish|Икра и морепродукты=Caviar and seafood|Овощи=Vegetables|Картофель=Potatoes
Помидоры=Tomatoes|Огурцы=Cucumbers|Капуста=Cabbage|Морковь, свёкла, редька=Carrots, beetroot, radish
Лук и чеснок=Onions and garlic|Тыква, кабачки, баклажаны=Pumpkins, courgettes, aubergines|Перец и кукуруза=Peppers and corn
Фрукты и ягоды=Fruit and berries|Яблоки и груши=Apples and pears|Ягоды=Berries|Вишня, слива, виноград=Cherries, plums, grapes
Арбузы и дыни=Watermelons and melons|Сухофрукты и пастила=Dried fruit and pastila|Зелень и грибы=Herbs and mushrooms
Зелень и салаты=Herbs and salads|Грибы=Mushrooms|Микрозелень и ростки=Microgreens and sprouts
Хлеб и выпечка=Bread and baking|Хлеб=Bread|Булочки и круассаны=Buns and croissants|Пироги=Pies|Печенье и сушки=Biscuits
Без глютена=Gluten-free|Яйца=Eggs|Куриные яйца=Hen eggs|Перепелиные и другие=Quail eggs and others
Мёд и варенье=Honey and jam|Мёд=Honey|Прополис, соты, перга=Propolis, honeycomb, bee bread|Варенье и джемы=Jams
Бакалея=Groceries|Крупы и хлопья=Grains and flakes|Мука=Flour|Растительные масла=Vegetable oils
Орехи и семечки=Nuts and seeds|Макароны и лапша=Pasta and noodles|Чай и травы=Tea and herbs|Соусы и приправы=Sauces and spices
Соленья и заготовки=Pickles and preserves|Квашеная капуста и соленья=Sauerkraut and pickles
Лечо, икра, закуски=Lecho, spreads, starters|Морсы, соки, квас=Fruit drinks, juices, kvass|Готовая еда=Ready meals
Пельмени и вареники=Pelmeni and vareniki|Супы=Soups|Вторые блюда=Main courses|Салаты и закуски=Salads and starters
Блины и сырники=Pancakes and curd fritters|Сладкое=Sweets|Торты и пирожные=Cakes|Зефир и мармелад=Marshmallow and fruit jelly
Козинаки и шоколад=Nut brittle and chocolate|Детям=For children|Пюре и каши=Purées and porridges
Сырки и молочные десерты=Curd bars and milk desserts|Сгущёнка и сухое молоко=Condensed and powdered milk|Мороженое=Ice cream
Оленина и дичь=Venison and game|Конина=Horse meat|Шашлык и мясо в маринаде=Shashlik and marinated meat
Кости и наборы для бульона=Bones and broth sets|Вяленое мясо=Dried meat|Ветчина и буженина=Ham and roast pork
Холодец и зельц=Aspic and brawn|Солёная рыба=Salted fish|Рыбные котлеты и наборы для ухи=Fish cakes and sets for ukha
Водоросли=Seaweed|Горох, фасоль, бобы=Peas and beans|Топинамбур и редкие овощи=Topinambour and rare vegetables
Овощные наборы=Vegetable boxes|Абрикосы и персики=Apricots and peaches|Мандарины и лимоны=Tangerines and lemons
Хурма, гранат, инжир=Persimmons, pomegranates, figs|Замороженные ягоды=Frozen berries
Сушёные и солёные грибы=Dried and salted mushrooms|Пряные травы=Culinary herbs|Лепёшки и лаваш=Flatbreads and lavash
Сухари и хлебцы=Rusks and crispbreads|Тесто и закваска=Dough and sourdough|Утиные и гусиные яйца=Duck and goose eggs
Мёд в сотах=Honey in the comb|Сиропы=Syrups|Урбечи и ореховые пасты=Urbech and nut pastes
Горох, чечевица, нут=Peas, lentils, chickpeas|Соль и специи=Salt and spices|Мюсли и отруби=Muesli and bran
Уксус, крахмал, сахар=Vinegar, starch, sugar|Кофе и цикорий=Coffee and chicory
Огурцы и томаты в банках=Cucumbers and tomatoes in jars|Томатная паста и пюре=Tomato paste and purée
Компоты и фрукты в банках=Compotes and fruit in jars|Пицца и пироги в заморозке=Frozen pizza and pies
Наборы для готовки=Meal kits|Готовое без мяса=Ready meals without meat|Пряники=Gingerbread
Халва и восточные сладости=Halva and eastern sweets|Сладкое без сахара=Sweets without sugar
Детские йогурты и творожки=Yoghurts and curds for children|Перекусы детям=Snacks for children|Вода и напитки=Water and drinks
Питьевая вода=Drinking water|Минеральная вода=Mineral water|Лимонады=Lemonades
Комбуча и живые напитки=Kombucha and live drinks|Растительное молоко=Plant milk|Берёзовый и кленовый сок=Birch and maple sap
Подарки и наборы=Gifts and sets|Подарочные корзины=Gift hampers|Наборы на неделю=Weekly boxes|К празднику=For a feast
Наборы для завтрака=Breakfast sets`),
  // recipes and kitchens
  ...tableOf(`
Завтраки=Breakfasts|На ужин=For dinner|Салаты=Salads|Выпечка=Baking|За 20 минут=In 20 minutes|Без мяса=Without meat
Русская=Russian|Русская кухня=Russian cooking|Пельмени=Pelmeni|Итальянская=Italian|Пицца=Pizza|Рыба=Fish
Восточная=Eastern|Бургеры=Burgers|Грузинская=Georgian|Шашлык=Shashlik|Азиатская=Asian|Сибирская=Siberian
Кавказская=Caucasian|Японская=Japanese|Мясо=Meat|Шашлык и гриль=Shashlik and grill|Татарская=Tatar|Узбекская=Uzbek
Кофе и выпечка=Coffee and baking|Детское меню=Children’s menu|Заготовки=Preserves|На углях=Over coals`),
  // parts of a menu
  ...tableOf(`
Пироги из печи=Pies from the oven|Напитки=Drinks|Вареники=Vareniki|Питьё=Drinks|Паста=Pasta|Десерты=Desserts|Обеды=Lunches
Закуски=Starters|Горячее=Hot dishes|Сладкое и питьё=Sweets and drinks|Боулы=Bowls|Сытное=Hearty|Сытные пироги=Savoury pies
Пирожки=Small pies|Сладкие пироги=Sweet pies|К пирогам=With pies|Чай и морс=Tea and fruit drinks|Из печи=From the oven
К чаю=With tea|Картошка и прочее=Potatoes and more|Наборы=Sets|Горячее и закуски=Hot dishes and starters|Хинкали=Khinkali
Хачапури=Khachapuri|Супы и горячее=Soups and hot dishes|Закуски и салаты=Starters and salads|Со сковороды=From the pan
Блины=Pancakes|Сырники и творог=Curd fritters and curd|Каши=Porridges|Сладкое и кофе=Sweets and coffee
С углей=From the coals|На углях=Over coals|В лаваше=In lavash|Супы и прочее=Soups and more|Закуски и питьё=Starters and drinks
Волжские=From the Volga|Классика=Classics|Уха и борщ=Ukha and borscht|С Дона=From the Don
Пирожки и вареники=Small pies and vareniki|Пянсе и манду=Pyanse and mandu|Лапша и супы=Noodles and soups
Рис и закуски=Rice and starters|Краб и раковины=Crab and shellfish|Мясо и пироги=Meat and pies
Буузы и лепка=Buuzy and dumplings|Сладкое и чай=Sweets and tea|Из коптильни=From the smokehouse|Хинкал=Khinkal
Чуду и хлеб=Chudu and bread|Лапша в бульоне=Noodles in broth|Рис и вок=Rice and wok|На пару=Steamed
Сладкое и напитки=Sweets and drinks`),
  // option groups of dishes, and usual options
  ...tableOf(`
Порция=Portion|Добавить=Add|Подать=Serve|Суп=Soup|Пирог=Pie|Соус=Sauce|Приготовить=Cook|Размер=Size|Борт=Crust|Убрать=Leave out
С чем=With|Напиток=Drink|Гарнир=Side dish|Белок=Protein|Заправка=Dressing|Посыпать=Sprinkle|Острота=Heat|Салат=Salad
Сколько=How many|Сколько штук=How many pieces|Как подать=How to serve|Начинка=Filling|Прожарка=Doneness|Булочка=Bun|Вкус=Flavour
Бургер=Burger|Картошка=Potatoes|Первый=First|Второй=Second|Варенье=Jam|Сироп=Syrup|Тесто=Dough|Чай=Tea|Основа=Base|Вок=Wok
Закуска=Starter|Первый суп=First soup|Второй суп=Second soup
Обычная=Regular|Обычный=Regular|Обычное=Regular|Большая=Large|Средняя=Medium|Маленькая=Small|Полная=Well done
Сметана=Sour cream|Лимон=Lemon|Аджика=Adjika|Халапеньо=Jalapeño|Яйцо=Egg|Рис=Rice|Сыр=Cheese|Тофу=Tofu|Горчица=Mustard
Хрен=Horseradish|Ветчина=Ham|Маслины=Olives|Бекон=Bacon|Чеддер=Cheddar|Моцарелла=Mozzarella|Пармезан=Parmesan|Руккола=Rocket
Без лука=No onion|Без чеснока=No garlic|Без гарнира=No side dish|Без огурца=No cucumber|Без соуса=No sauce|Без остроты=Not spicy
Без питья=No drink|Без хлеба=No bread|Без добавки=Nothing added|Без заправки=No dressing|Без зелени=No herbs|Без кинзы=No coriander
Без льда=No ice|Без орехов=No nuts|Без моркови=No carrots|Без каперсов=No capers|Без анчоусов=No anchovies|Без желтка=No yolk
Тонкое=Thin|Пышное=Thick|Неострое=Not spicy|Неострый=Not spicy|Неострая=Not spicy|Неострые=Not spicy
Острое=Spicy|Острый=Spicy|Острая=Spicy|Острые=Spicy|Очень острые=Very spicy|Чуть-чуть=A little|Сильнее=Stronger
Холодный=Cold|Холодным=Cold|Холодной=Cold|Горячий=Hot|Тёплым=Warm|Тёплой=Warm|Разогреть=Warm it up|Не разогревать=Do not warm it up
Овощи на гриле=Grilled vegetables|Пюре=Mash|Гречка=Buckwheat|Говядина=Beef|Барбекю=Barbecue|Кетчуп=Ketchup|Сырный=Cheese
Чесночный=Garlic|Ваниль=Vanilla|Клубника=Strawberry|Шоколад=Chocolate|Карамель=Caramel|Чёрный=Black|Зелёный=Green|Зелёный чай=Green tea
Сварить=Boiled|Варёными=Boiled|Обжарить=Fried|Жареными=Fried|В бульоне=In broth|Без бульона=No broth|Соус отдельно=Sauce apart|Целый пирог=Whole pie
Половина пирога=Half a pie|Ломоть=Slice|Один=One|Два=Two|Четыре=Four|Шесть=Six|Десять=Ten|Малина=Raspberry|Вишня=Cherry
Сгущёнка=Condensed milk|Морс=Fruit drink|Лимонад=Lemonade|На молоке=With milk|На воде=With water|На овсяном молоке=With oat milk
Коровье=Cow’s|Овсяное=Oat|Кокосовое=Coconut|Капучино=Cappuccino|С мясом=With meat|С бараниной=With lamb|С картошкой=With potatoes
С творогом=With curd|С капустой=With cabbage|С курицей=With chicken|С тофу=With tofu|С креветками=With prawns|С лимоном=With lemon|С мятой=With mint`),
  // ticket kinds
  ...tableOf(`
Взрослый=Adult|Участник=Participant|Ребёнок=Child|Подросток=Teenager|Вся компания=The whole group|Своя группа=A group of your own
Праздник урожая=Harvest Festival|Зимняя ярмарка=Winter Fair|Весенняя ярмарка=Spring Fair|Летняя ярмарка=Summer Fair`),
])

/** Patterns of names with numbers: `Ребёнок 6–12 лет`, `Ребёнок до 12 лет`, `10 штук`. */
export const ENGLISH_PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/^Ребёнок (\d+–\d+) лет$/, 'Child of $1'],
  [/^Ребёнок до (\d+) лет$/, 'Child under $1'],
  [/^Подросток (\d+–\d+) лет$/, 'Teenager of $1'],
  [/^(\d+) (?:штук|штуки|шт\.)$/, '$1 pieces'],
  [/^(\d+) см$/, '$1 cm'],
  [/^(\d+) блина$/, '$1 pancakes'],
]

/** Prefixes of place names that give their kind. */
export const PLACE_KIND_BEFORE =
  /^(?:город|г\.|село|с\.|деревня|д\.|посёлок|пос\.|п\.|р\. ?п\.|ст-ца|станица|хутор|х\.|аул)\s(?=[А-ЯЁ])/u
/** Suffix of a district's name. */
export const DISTRICT_AFTER = /\sрайон$/u
/** A possible place name: capitalized words joined by spaces or hyphens. */
export const PLACE_LIKE = /^[А-ЯЁ][а-яё]+(?:[ -](?:[А-ЯЁ][а-яё]+|на|и|под|над|у))*$/u
